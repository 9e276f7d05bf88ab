import { expect, it } from 'vitest';
import { Editor } from './editor.svelte.ts';
import { KLAVERJAS } from '../fixtures/view.fixture.ts';
import type { Request } from '../table/request.ts';

/** An editor that begins with house rules, and all that it asks. */
function editorWith(rules: ConstructorParameters<typeof Editor>[1]): { editor: Editor; asked: Request[] } {
  const asked: Request[] = [];
  const editor = new Editor([KLAVERJAS], rules, (request) => {
    asked.push(request);
    return Promise.resolve({ ok: false, error: { code: 'record/no-way', message: '' } });
  });
  return { editor, asked };
}

it('sets a position up by the house rules that are chosen for it, beginning with those of one’s own tables', async () => {
  const { editor, asked } = editorWith({ klaverjas: { trumpLead: 'beatAlways' } });
  await editor.set();
  editor.rules.setOption(KLAVERJAS, 'trumpLead', 'beatOpponents');
  editor.rules.setOption(KLAVERJAS, 'deals', 4);
  await editor.set();
  expect(asked).toMatchObject([{ options: { trumpLead: 'beatAlways' } }, { options: { deals: 4 } }]);
  expect(asked[1]).not.toHaveProperty('options.trumpLead');
});

it('reads cards as people write them', async () => {
  const { editor, asked } = editorWith({});
  editor.hands = ['10h, as', 'th 7d', '', 'x'];
  await editor.set();
  expect(asked).toMatchObject([{ hands: [['TH', 'AS'], ['TH', '7D'], [], ['X']] }]);
});
