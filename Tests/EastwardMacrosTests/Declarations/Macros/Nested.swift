import Eastward
import EastwardMacros

enum Model0 {
  @Aspect enum Step0 { case first(Int), second }
}

enum Other0 {
  struct Piece0: Equatable {}
  @Aspect enum Value0 { typealias Value = Piece0 }
}

public struct Model1 {
  @Aspect public enum Step1 { case first(Int), second }
}

public struct Other1 {
  struct Piece1: Equatable {}
  @Aspect enum Value1 { typealias Value = Piece1 }
}

final class Model2 {
  @Aspect enum Step2 { case first(Int), second }
}

final class Other2 {
  struct Piece2: Equatable {}
  @Aspect enum Value2 { typealias Value = Piece2 }
}

actor Model3 {
  @Aspect enum Step3 { case first(Int), second }
}

actor Other3 {
  struct Piece3: Equatable {}
  @Aspect enum Value3 { typealias Value = Piece3 }
}

extension Host {
  @Aspect enum Step4 { case first(Int), second }
}

extension Host {
  struct Piece4: Equatable {}
  @Aspect enum Value4 { typealias Value = Piece4 }
}

struct Host {}

enum Far { enum Away { @Aspect enum Land { case a(Part) }; struct Part: Equatable {} } }
