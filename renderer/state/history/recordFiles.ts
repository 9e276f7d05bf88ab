/** Text files on their way in and out, in the desktop app and in a browser. */

/** Several records in one file: what an export of all writes. */
const BUNDLE = 'trick-records/1';

/** The texts of the records in a file: one, or those of a bundle. What cannot be read is left as it is for the table to refuse. */
export function recordsIn(text: string): string[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [text];
  }
  if (typeof value !== 'object' || value === null || !('format' in value) || !('records' in value)) return [text];
  return value.format === BUNDLE && Array.isArray(value.records) ? value.records.map((one) => JSON.stringify(one)) : [text];
}

/** Saves a text as a file. Returns whether it was saved, as far as the browser knows. */
export async function save(name: string, text: string): Promise<boolean> {
  if (window.trickhouse !== undefined) return window.trickhouse.saveText(name, text);
  const address = URL.createObjectURL(new Blob([text], { type: name.endsWith('.json') ? 'application/json' : 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
  return true;
}
