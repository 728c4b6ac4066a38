import Findings

@testable import Linting

/// The schema of `groups`, `uses` and `budgets`.
var schemaOfUses: [String: JSON] {
  [
    "groups": [
      "type": "object", "description": "Named selections of code, for 'uses'.",
      "additionalProperties": [
        "type": "object", "additionalProperties": false, "minProperties": .number(1),
        "properties": [
          "modules": texts("Names of modules, such as App or Feature*."),
          "types": texts("Names of types, such as *Repository; types that inherit from them count."),
          "members": texts("Names of members, such as reset or load*."),
          "paths": texts("Patterns as in .gitignore, relative to the directory of the configuration."),
          "optional": ["type": "boolean", "description": "Whether it is no error that the group matches nothing."],
        ],
      ],
    ],
    "uses": [
      "type": "object", "description": "Rules of your own about who may read, write or call what.",
      "propertyNames": ["pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"],
      "additionalProperties": [
        "type": "object", "additionalProperties": false, "required": ["because"],
        "anyOf": [
          ["required": ["layers"]], ["required": ["apart"]], ["required": ["to", "from"]],
          ["required": ["to", "onlyFrom"]],
        ],
        "properties": .object(propertiesOfRule),
      ],
    ],
    "budgets": [
      "type": "object",
      "description":
        "What the errors and warnings of a rule are counted by; .east-ceilings has the most that are permitted.",
      "additionalProperties": ["enum": ["owner", "module", "directory"]],
    ],
  ]
}

private var propertiesOfRule: [String: JSON] {
  [
    "severity": ["$ref": "#/$defs/severity"],
    "from": texts("The code to which the rule applies: groups, types, members, module:NAME or path:PATTERN."),
    "to": texts("What this code may not use."),
    "onlyFrom": texts("The only code that may use it."),
    "layers": texts("Layers, the highest first: none may use one before it."),
    "apart": texts("Parts of which none may use another."),
    "how": texts("What counts as a use: read, write or call. All do by default."),
    "except": [
      "type": "array", "description": "Uses that are permitted.",
      "items": [
        "anyOf": [
          ["type": "string"],
          [
            "type": "object", "additionalProperties": false, "minProperties": .number(1),
            "properties": ["from": texts("The code that may."), "to": texts("What it may use.")],
          ],
        ]
      ],
    ],
    "because": ["type": "string", "description": "Why the rule exists, for messages.", "maxLength": .number(300)],
    "instead": ["type": "string", "description": "What to use instead, for messages.", "maxLength": .number(300)],
    "page": ["type": "string", "description": "A Markdown file in a directory .east, with examples that are tested."],
  ]
}

private func texts(_ description: String) -> JSON {
  ["$ref": "#/$defs/texts", "description": .string(description)]
}
