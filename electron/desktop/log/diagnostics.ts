import { redact } from './log.ts';

/** Facts about a copy of the app for a person who looks for a fault in it. */
export interface Circumstances {
  readonly version: string;
  readonly parts: readonly (readonly [name: string, version: string])[];
  readonly system: string;
  readonly language: string;
  readonly screens: readonly { readonly width: number; readonly height: number; readonly scale: number }[];
  /** How pages are drawn: what Electron says of the graphics processor. */
  readonly graphics: Readonly<Record<string, string>>;
  readonly packaged: boolean;
  /** Seconds since the start. */
  readonly up: number;
  readonly log: readonly string[];
}

/** Diagnostics as a text for a report: no names, cards, codes or addresses. */
export function diagnosticsText({ version, parts, system, language, screens, graphics, packaged, up, log }: Circumstances): string {
  return redact(
    [
      `Trickhouse ${version}${packaged ? '' : ' (not packaged)'}`,
      parts.map(([name, number]) => `${name} ${number}`).join(', '),
      `System: ${system}; language ${language}; up ${Math.round(up / 60)} min`,
      `Screens: ${screens.map(({ width, height, scale }) => `${width}×${height} @${scale}`).join(', ')}`,
      `Graphics: ${Object.entries(graphics)
        .map(([part, how]) => `${part} ${how}`)
        .join(', ')}`,
      '',
      ...log,
      '',
    ].join('\n'),
  );
}
