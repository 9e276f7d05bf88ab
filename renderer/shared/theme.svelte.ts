import type { SettingValues } from '../state/settings.svelte.ts';

const darkness = window.matchMedia('(prefers-color-scheme: dark)');
const contrast = window.matchMedia('(prefers-contrast: more)');
let dark = $state(darkness.matches);
let strong = $state(contrast.matches);
darkness.addEventListener('change', () => (dark = darkness.matches));
contrast.addEventListener('change', () => (strong = contrast.matches));

/** The theme in use: the one that was chosen, or what the system prefers at the moment. Follows the system where it is read reactively. */
export function themeInUse({ theme }: Pick<SettingValues, 'theme'>): Exclude<SettingValues['theme'], 'auto'> {
  if (theme !== 'auto') return theme;
  return strong ? 'contrast' : dark ? 'dark' : 'light';
}
