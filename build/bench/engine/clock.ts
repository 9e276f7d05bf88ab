/** Milliseconds since some fixed moment: the caller who measures brings a clock. */
export type Clock = () => number;
