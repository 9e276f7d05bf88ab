import type { MenuItemConstructorOptions } from 'electron';
import type { DesktopKey, Say } from '../../words.ts';

/** The menu's actions that are not roles of the system. */
export const MENU_ACTIONS = [
  'about',
  'settings',
  'network',
  'openRecord',
  'showData',
  'moveData',
  'links',
  'actualSize',
  'zoomIn',
  'zoomOut',
  'updates',
  'diagnostics',
  'logs',
] as const;
export type MenuAction = (typeof MENU_ACTIONS)[number];

export interface MenuParts {
  readonly say: Say;
  /** The app's name, which stands in some of the items. */
  readonly app: string;
  readonly platform: NodeJS.Platform;
  /** Whether the tools of developers are there. */
  readonly tools: boolean;
  /** Whether links to tables open in this copy; `undefined`: that is not for the app to change. */
  readonly links: boolean | undefined;
  readonly act: (action: MenuAction) => void;
}

type Item = MenuItemConstructorOptions;
type Role = NonNullable<Item['role']>;

/** Our own shortcuts; what has a role has the system's. */
const SHORTCUTS: { readonly [action in MenuAction]?: string } = {
  settings: 'CommandOrControl+,',
  openRecord: 'CommandOrControl+O',
  actualSize: 'CommandOrControl+0',
  zoomIn: 'CommandOrControl+Plus',
  zoomOut: 'CommandOrControl+-',
};
/** Keys that do the same without standing in the menu: where plus takes a shift, and on the number pad. */
const OTHER_KEYS: readonly (readonly [MenuAction, string])[] = [
  ['zoomIn', 'CommandOrControl+='],
  ['zoomIn', 'CommandOrControl+numadd'],
  ['zoomOut', 'CommandOrControl+numsub'],
  ['actualSize', 'CommandOrControl+num0'],
];

const LINE: Item = { type: 'separator' };

/**
 * The menu in the player's language. Items that every program of a system has are that system's own by their role, with its shortcuts, in its
 * places: on a Mac the app's menu comes first and has the settings; elsewhere they are in the file menu, and about is at the end of help.
 */
export function menuTemplate({ say, app, platform, tools, links, act }: MenuParts): Item[] {
  const mac = platform === 'darwin';
  const label = (key: DesktopKey): string => say(key, { app });
  const role = (name: Role, key: DesktopKey): Item => ({ role: name, label: label(key) });
  const own = (action: MenuAction): Item => {
    const accelerator = SHORTCUTS[action];
    return { id: action, label: label(`menu.${action}`), click: () => act(action), ...(accelerator === undefined ? {} : { accelerator }) };
  };
  const hidden = OTHER_KEYS.map(([action, accelerator]): Item => ({
    label: label(`menu.${action}`),
    accelerator,
    visible: false,
    acceleratorWorksWhenHidden: true,
    click: () => act(action),
  }));
  const menus: Item[] = [
    {
      label: label('menu.file'),
      submenu: [
        own('openRecord'),
        own('network'),
        LINE,
        own('showData'),
        own('moveData'),
        ...(links === undefined ? [] : [{ ...own('links'), type: 'checkbox', checked: links } satisfies Item]),
        LINE,
        ...(mac ? [role('close', 'menu.close')] : [own('settings'), LINE, role('quit', 'menu.quit')]),
      ],
    },
    {
      label: label('menu.edit'),
      submenu: [
        role('undo', 'menu.undo'),
        role('redo', 'menu.redo'),
        LINE,
        role('cut', 'menu.cut'),
        role('copy', 'menu.copy'),
        role('paste', 'menu.paste'),
        role('selectAll', 'menu.selectAll'),
      ],
    },
    {
      label: label('menu.view'),
      submenu: [
        own('actualSize'),
        own('zoomIn'),
        own('zoomOut'),
        ...hidden,
        LINE,
        role('togglefullscreen', 'menu.fullScreen'),
        LINE,
        role('reload', 'menu.reload'),
        ...(tools ? [role('toggleDevTools', 'menu.tools')] : []),
      ],
    },
    {
      // By the role a Mac knows where to list open windows.
      ...role('windowMenu', 'menu.window'),
      submenu: [
        role('minimize', 'menu.minimize'),
        ...(mac ? [role('zoom', 'menu.zoom'), LINE, role('front', 'menu.front')] : [role('close', 'menu.close')]),
      ],
    },
    {
      ...role('help', 'menu.help'),
      submenu: [own('updates'), LINE, own('diagnostics'), own('logs'), ...(mac ? [] : [LINE, own('about')])],
    },
  ];
  if (!mac) return menus;
  const first: Item = {
    label: app,
    submenu: [
      own('about'),
      LINE,
      own('settings'),
      LINE,
      role('services', 'menu.services'),
      LINE,
      role('hide', 'menu.hide'),
      role('hideOthers', 'menu.hideOthers'),
      role('unhide', 'menu.showAll'),
      LINE,
      role('quit', 'menu.quit'),
    ],
  };
  return [first, ...menus];
}
