/** A person's number at a table: the seat in which they began. */
export type Person = number;
