/** An address as a person types it: without the code that follows the number sign. */
export function bareAddress(address: string): string {
  return address.replace(/#.*/, '');
}
