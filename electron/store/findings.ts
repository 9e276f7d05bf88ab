/** Findings that the owner gets once, after a start. */
export interface StartFindings {
  /** How many matches that had been set aside are back. */
  readonly back: number;
  /** Entries of the folder that are no matches which can be read: they were set aside or left alone, never deleted. */
  readonly odd: readonly string[];
}

/** Findings in a data folder since it was opened. */
export class Findings {
  back = 0;
  readonly odd = new Set<string>();

  /** Whether there is something that the owner has not received yet. */
  get isAny(): boolean {
    return this.back > 0 || this.odd.size > 0;
  }

  /** Findings that the owner has not received yet; `undefined` if there are none. */
  take(): StartFindings | undefined {
    if (!this.isAny) return undefined;
    const found = { back: this.back, odd: [...this.odd] };
    this.back = 0;
    this.odd.clear();
    return found;
  }
}
