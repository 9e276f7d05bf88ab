import { MediaQuery } from 'svelte/reactivity';
import type { SettingValues } from '../state/settings.svelte.ts';

const darkness = new MediaQuery('prefers-color-scheme: dark');
const contrast = new MediaQuery('prefers-contrast: more');

/** The theme in use: the one that was chosen, or what the system prefers at the moment. Follows the system where it is read reactively. */
export function themeInUse({ theme }: Pick<SettingValues, 'theme'>): Exclude<SettingValues['theme'], 'auto'> {
  if (theme !== 'auto') return theme;
  return contrast.current ? 'contrast' : darkness.current ? 'dark' : 'light';
}
