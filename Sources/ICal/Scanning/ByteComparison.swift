/// Whether bytes are those of a name in ASCII. Some lines are compared with several names, so this is a plain loop.
func bytesEqual(_ bytes: UnsafeRawBufferPointer, _ name: StaticString) -> Bool {
  guard bytes.count == name.utf8CodeUnitCount else { return false }
  let letters = name.utf8Start
  for index in 0..<bytes.count where bytes[index] != letters[index] { return false }
  return true
}
