import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a given secret is right, compared in a time that depends neither on how much of it is right nor on its proper length. */
export function isSecret(given: string | undefined, wanted: string): boolean {
  const [a, b] = [given ?? '', wanted].map((text) => createHash('sha256').update(text).digest());
  return given !== undefined && a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
