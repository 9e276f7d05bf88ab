export type OptionValue = string | number;

/** A value for every option of a game. */
export type Options = Readonly<Record<string, OptionValue>>;

/** A house rule, declared once: forms, schemas, help and the test matrix are derived from it. The first value is the default. */
export interface OptionSpec {
  readonly name: string;
  readonly values: readonly [OptionValue, ...OptionValue[]];
  /** One line of English for the command line and the docs; players read `option.<game>.<name>` of the words. */
  readonly text: string;
}
