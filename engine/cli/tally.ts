/** A running mean and its standard error. */
export class Tally {
  #count = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.#count += 1;
    this.#sum += value;
    this.#squares += value * value;
  }

  get mean(): number {
    return this.#count === 0 ? 0 : this.#sum / this.#count;
  }

  /** Standard error of the mean; 0 for fewer than two values. */
  get se(): number {
    if (this.#count < 2) return 0;
    const variance = (this.#squares - this.#sum * this.mean) / (this.#count - 1);
    return Math.sqrt(Math.max(0, variance) / this.#count);
  }
}

/** The value below which a share of some values lie; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** A figure for print. */
export function rounded(value: number, digits = 3): number {
  return Number(value.toFixed(digits));
}
