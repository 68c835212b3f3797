/// Something that comes from the terminal.
public enum InputEvent: Sendable, Hashable {
  /// A key was pressed.
  case key(KeyPress)
  /// The pointer did something.
  case pointer(PointerEvent)
  /// A text was pasted; raw, as it came.
  case paste(String)
  /// The terminal answers that it has done all that was written before it was asked (DSR 5, answered by `CSI 0 n`).
  case acknowledged
}

/// Something that the pointer did on a cell.
public struct PointerEvent: Sendable, Hashable {
  /// What it did.
  public enum Action: Sendable, Hashable {
    /// A button was pressed.
    case press(Button)
    /// It moved while a button was held down.
    case drag(Button)
    /// A button was released.
    case release(Button)
    /// The wheel was turned by one click.
    case wheel(Direction)
  }

  /// A button.
  public enum Button: Sendable, Hashable {
    /// The usual one.
    case left
    /// The wheel as a button.
    case middle
    /// The one for menus.
    case right
  }

  /// Where the wheel was turned to.
  public enum Direction: Sendable, Hashable {
    /// Away from the person: to what is above.
    case up
    /// Toward the person: to what is below.
    case down
    /// Sideways.
    case left, right
  }

  /// What it did.
  public var action: Action
  /// The row, from 0.
  public var row: Int
  /// The column, from 0.
  public var column: Int
  /// The modifiers.
  public var modifiers: Modifiers

  /// Makes an event.
  public init(_ action: Action, row: Int, column: Int, modifiers: Modifiers = []) {
    self.action = action
    self.row = row
    self.column = column
    self.modifiers = modifiers
  }
}
