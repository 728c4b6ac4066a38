/// The limits of the analysis, each with its reason and with what happens beyond it.
///
/// Code may refer to itself, be nested or be repeated without end. The analysis runs on threads with stacks of 512 KB,
/// and its time must grow with the size of the files. Beyond a limit an answer is "unknown", as for code that cannot be
/// resolved, and nothing is reported because of it. No limit depends on which file, chain or name is analyzed first.
enum Limits {
  /// The number of analyzed files up to which no new record is written: the next run analyzes them again instead.
  static let unrecordedFiles = 32

  /// The number of rounds in which the types of extensions are resolved: an extension can extend a type that another
  /// extension declares. Members of extensions that are nested deeper belong to no type.
  static let roundsOfExtensions = 6

  /// The number of hops past a friend that are counted. More hops tell a reader nothing new; beyond the limit the count
  /// stays.
  static let hops: Int8 = 100

  /// The depth to which a type may be nested: functions that walk over a type recurse as deep. A deeper type is
  /// unknown.
  static let typeDepth: UInt8 = 24
  /// The number of parts of a type. Types share parts, so a few lines can write a type that is larger than memory, and
  /// each walk over it visits every part. A larger type is unknown.
  static let typeParts: UInt32 = 256
  /// The depth to which a written type is resolved, aliases included. Deeper parts are unknown.
  static let writtenTypeDepth = 12
  /// The number of aliases that are followed, one to the next, including those of enclosing types. A type behind more
  /// aliases is unknown.
  static let aliasDepth = 8
  /// The depth to which generic parameters are substituted in a type. Deeper parts stay as they are written.
  static let substitutionDepth = 8
  /// The number of generic parameters of one declaration. Nothing is known of those after them.
  static let genericParameters = 64
  /// The number of named parameters of one closure. Nothing is known of those after them.
  static let closureParameters = 64
  /// The number of arguments of a call up to which the parameters of its closures are inferred. In a call with more
  /// arguments, nothing is known of them.
  static let argumentsBesideClosures = 64
  /// The number of nested types whose generic parameters a type has, from the inside out. Nothing is known of those
  /// farther out.
  static let genericNesting = 16
  /// The number of questions about types that may depend on each other in a row. Each takes a few frames of the stack.
  /// A question that depends on more is answered with "unknown", and so is every question that depends on it.
  static let questions = 48
  /// The number of a type's ancestors that are searched, itself included, the nearest first. Members that only farther
  /// ancestors have are not found.
  static let ancestors = 64
  /// The number of declarations with one name and one owner that are told apart. Where there are more, the declaration
  /// is unknown.
  static let namesakes = 512
  /// The number of equally good overloads among which the types of the arguments decide. Where there are more, the
  /// overload is unknown.
  static let rivals = 64

  /// The number of definitions on the stack that wait for each other. Where more wait, the earlier ones are evaluated
  /// again when the last is answered, so nothing is lost.
  static let definitions = 40
  /// The depth to which an expression is followed where no chain or local name is in between: tuples in tuples. Deeper
  /// values are unknown.
  static let values = 24
  /// The depth to which an initial value of a property is followed, from the value itself, chains included.
  static let initialValues = 10
  /// The number of chains of an initial value that are followed before the result of each is cached. Nothing is lost
  /// beyond it; up to it, caching costs more than it saves.
  static let unrememberedChains = 8
  /// The number of properties without a written type that are followed, one from another. The type of a farther
  /// property is unknown.
  static let inferredProperties: UInt8 = 4
  /// The number of members that a message shows of a path.
  static let shownSteps = 8
  /// The number of links of a chain that a finding shows. A chain may have as many findings as links.
  static let shownLinks = 64
  /// The number of local names that are followed, one to the next, from a use to a parameter. A value behind more names
  /// is no part of the parameter.
  static let localNames = 8
  /// The number of ancestors whose overloads are tried, one after the other, for a call that none of the nearer ones
  /// accepts. Beyond it the called function is unknown.
  static let ancestorsWithOverloads = 4
  /// The number of types around a type that are searched for one that the code belongs to. A type that is nested deeper
  /// counts as one of others.
  static let enclosingTypes = 8
  /// The number of assignments to a local name that are searched before a use. An assignment farther back hardly
  /// reaches the use.
  static let assignments = 32
}
