import { expect, test } from 'vitest';
import { MENU_ACTIONS, menuTemplate, type MenuAction } from './menu.ts';
import { LANGUAGE_CODES, type Language } from '../../../renderer/words/languages.ts';
import { speaking } from '../../words.ts';

const PLATFORMS = ['linux', 'win32', 'darwin'] as const;
type Items = ReturnType<typeof menuTemplate>;

function menu(platform: NodeJS.Platform, language: Language = 'en', tools = false) {
  const done: MenuAction[] = [];
  const template = menuTemplate({
    say: speaking(language),
    app: 'Trickhouse',
    platform,
    tools,
    links: true,
    act: (action) => done.push(action),
  });
  return { template, done };
}
const flat = (items: Items): Items => items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? flat(item.submenu) : [])]);
const labels = (items: Items): string[] => items.flatMap(({ label, visible }) => (label === undefined || visible === false ? [] : [label]));

test.each(PLATFORMS)('on %s every action is there once, does what it says, and has a name in every language', (platform) => {
  for (const language of LANGUAGE_CODES) {
    const { template, done } = menu(platform, language);
    const seen = flat(template).filter(({ visible }) => visible !== false);
    for (const item of seen) if (item.id !== undefined) item.click?.({} as never, undefined, {});
    expect([...done].sort()).toEqual([...MENU_ACTIONS].sort());
    for (const { type, label } of seen) if (type !== 'separator') expect(label).toMatch(/^\p{L}[^{}]*$/u);
  }
});

test.each(PLATFORMS)('on %s no menu says the same twice, and no two shortcuts are the same', (platform) => {
  for (const language of LANGUAGE_CODES) {
    const { template } = menu(platform, language);
    for (const { submenu } of template) {
      const names = labels(submenu as Items);
      expect(new Set(names).size, `${language}: ${names.join(', ')}`).toBe(names.length);
    }
    const keys = flat(template).flatMap(({ accelerator }) => (typeof accelerator === 'string' ? [accelerator] : []));
    expect(new Set(keys).size).toBe(keys.length);
  }
});

test('items are where each system has them', () => {
  const ids = (items: unknown): (string | undefined)[] => (items as Items).map(({ id, role }) => id ?? role);
  const mac = menu('darwin').template;
  expect(mac.map(({ label }) => label)).toEqual(['Trickhouse', 'File', 'Edit', 'View', 'Window', 'Help']);
  expect(ids(mac[0]!.submenu)).toEqual([
    'about',
    undefined,
    'settings',
    undefined,
    'services',
    undefined,
    'hide',
    'hideOthers',
    'unhide',
    undefined,
    'quit',
  ]);
  expect(flat(mac).filter(({ role }) => role === 'quit')).toHaveLength(1);
  const others = menu('win32', 'nl').template;
  expect(others.map(({ label }) => label)).toEqual(['Bestand', 'Bewerken', 'Beeld', 'Venster', 'Help']);
  expect(ids(others[0]!.submenu)).toContain('settings');
  expect(ids(others[0]!.submenu).at(-1)).toBe('quit');
  expect(ids(others[4]!.submenu).at(-1)).toBe('about');
});

test('what a system does by itself is left to its roles, with its shortcuts', () => {
  const roles = flat(menu('linux').template).flatMap(({ role }) => role ?? []);
  for (const role of ['undo', 'redo', 'cut', 'copy', 'paste', 'selectAll', 'togglefullscreen', 'minimize', 'close', 'quit'])
    expect(roles).toContain(role);
  for (const { role, accelerator } of flat(menu('linux').template)) if (role !== undefined) expect(accelerator).toBeUndefined();
});

test('tools for looking into pages are in the unpackaged app only', () => {
  const has = (tools: boolean) => flat(menu('linux', 'en', tools).template).some(({ role }) => role === 'toggleDevTools');
  expect(has(false)).toBe(false);
  expect(has(true)).toBe(true);
});

test('places of a message are filled, and one that nobody fills is seen', () => {
  expect(speaking('fr')('desktop.join', { place: 'ada.local:4700' })).toBe('Rejoindre la table d’ada.local:4700\u00a0?');
  expect(speaking('fr')('desktop.join')).toContain('⟦place⟧');
});
