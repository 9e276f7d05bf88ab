/** The globals that every platform of the engine has, browsers, workers and Node alike: all that it takes from outside the language. */

declare function atob(text: string): string;
declare function btoa(text: string): string;

declare class URL {
  constructor(text: string);
  readonly host: string;
}

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
  encodeInto(text: string, into: Uint8Array): { readonly read: number; readonly written: number };
}

declare class TextDecoder {
  constructor(label?: string, options?: { readonly fatal?: boolean });
  decode(bytes: Uint8Array): string;
}

declare namespace WebAssembly {
  class Module {
    readonly #compiled: true;
    constructor(bytes: Uint8Array<ArrayBuffer>);
  }
  class Memory {
    readonly buffer: ArrayBuffer;
    constructor(size: { readonly initial: number; readonly maximum?: number });
  }
  interface Global<_Kind extends 'i32'> {
    value: number;
  }
  class Instance {
    readonly exports: Readonly<Record<string, unknown>>;
    constructor(module: Module, imports?: Readonly<Record<string, Readonly<Record<string, unknown>>>>);
  }
}
