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

/** The values that a game's option may have. */
export type ValueOf<Specs extends readonly OptionSpec[], Name extends string> = Extract<
  Specs[number],
  { readonly name: Name }
>['values'][number];

/** Reads the options that a game declares, with the type of their values. Throws RangeError for a value that is not declared. */
export function optionsOf<Specs extends readonly OptionSpec[]>(specs: Specs) {
  return <Name extends Specs[number]['name']>(options: Options, name: Name): ValueOf<Specs, Name> => {
    const isDeclared = (value: OptionValue | undefined): value is ValueOf<Specs, Name> =>
      value !== undefined && specs.some((spec) => spec.name === name && spec.values.includes(value));
    const value = options[name];
    if (!isDeclared(value)) throw new RangeError(`option ${name} is ${String(value)}`);
    return value;
  };
}
