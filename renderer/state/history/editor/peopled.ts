/** A record with people: one at this machine in a seat, bots with names of their own in the others. */
export function peopled(text: string, own: number, name: string, names: readonly string[]): string {
  const record: unknown = JSON.parse(text);
  if (typeof record !== 'object' || record === null || !('players' in record) || !Array.isArray(record.players))
    throw new RangeError('a record lists its players');
  const others = names.filter((one) => one !== name);
  const players = record.players.map((_, seat) => (seat === own ? name : (others.shift() ?? String(seat + 1))));
  const people = players.map((_, seat) => (seat === own ? { kind: 'here' } : { kind: 'bot', level: 'medium' }));
  return JSON.stringify({ ...record, players, people });
}
