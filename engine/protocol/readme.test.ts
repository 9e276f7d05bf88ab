import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type * as v from 'valibot';
import { SENT_CODES } from '../contract/refusals.ts';
import { clientMessage, parseClient, parseServer, serverMessage } from './messages.ts';

const page = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8').replaceAll('\r\n', '\n');

interface Section {
  readonly fields: readonly string[];
  readonly example: string | undefined;
}

/** The sections of messages under a heading of the page. */
function sections(heading: string): Map<string, Section> {
  const [, after = ''] = page.split(`\n## ${heading}\n`);
  const [part = ''] = after.split('\n## ');
  const found = new Map<string, Section>();
  for (const one of part.split('\n### ').slice(1)) {
    const name = /^`(\w+)`/.exec(one)![1]!;
    const fields =
      /^Fields: (.*)$/m
        .exec(one)?.[1]
        ?.split(', ')
        .map((field) => field.replaceAll('`', '')) ?? [];
    found.set(name, { fields, example: /```json\n([^]*?)```/.exec(one)?.[1] });
  }
  return found;
}

/** The fields of a message, optional ones with a `?`. */
function fieldsOf(entries: v.ObjectEntries): string[] {
  return Object.entries(entries).flatMap(([name, schema]) =>
    name === 'type' ? [] : [schema.type === 'exact_optional' ? `${name}?` : name],
  );
}

interface Message {
  readonly type: string;
  readonly fields: readonly string[];
}

const schemas: Readonly<Record<string, readonly Message[]>> = {
  'To the table': clientMessage.options.map(({ entries }) => ({ type: entries.type.literal, fields: fieldsOf(entries) })),
  'From the table': serverMessage.options.map(({ entries }) => ({ type: entries.type.literal, fields: fieldsOf(entries) })),
};

describe.each(Object.entries(schemas))('%s', (heading, messages) => {
  const written = sections(heading);

  it('names every message and no other', () => {
    expect([...written.keys()].sort()).toEqual(messages.map(({ type }) => type).sort());
  });

  it.each(messages)('`$type` has the fields of its schema', ({ type, fields }) => {
    expect([...(written.get(type)?.fields ?? [])].sort()).toEqual([...fields].sort());
  });
});

it.each([...sections('To the table')].map(([type, { example }]) => ({ type, example })))(
  'the example of `$type` is such a message',
  ({ type, example }) => {
    expect(parseClient(example!)).toMatchObject({ ok: true, value: { type } });
  },
);

it.each([...sections('From the table')].map(([type, { example }]) => ({ type, example })))(
  'the example of what is told, `$type`, is such a message',
  ({ type, example }) => {
    expect(parseServer(example!)).toMatchObject({ ok: true, value: { type } });
  },
);

it('names every code that a message may bear, and no other', () => {
  const [, table = ''] = page.split('\n## Codes of refusals\n');
  const named = table.match(/(?<=`)[a-z]+\/[a-z-]+(?=`)/g) ?? [];
  const play = SENT_CODES.filter((code) => code.startsWith('play/'));
  expect(table).toContain('`play/…`');
  expect([...named, ...play].sort()).toEqual([...SENT_CODES].sort());
});
