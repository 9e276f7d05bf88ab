import dotted from './turn.svg?no-inline';

/** The pattern of vibration at one's turn, in milliseconds: short, since it comes with every trick. */
const PATTERN = 40;

/** Vibrates, where the device can and the person has touched the page before: without that, browsers complain. */
export function vibrate(): void {
  if ('vibrate' in navigator && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate(PATTERN);
}

/** Marks the page's icon in the tab, and the page on the home screen, where something waits. The result takes the mark away. */
export function mark(): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const plain = icon?.href;
  if (icon !== null) icon.href = dotted;
  // Secure pages only have badges.
  if ('setAppBadge' in navigator) void navigator.setAppBadge().catch(() => undefined);
  return () => {
    if (icon !== null && plain !== undefined) icon.href = plain;
    if ('clearAppBadge' in navigator) void navigator.clearAppBadge().catch(() => undefined);
  };
}
