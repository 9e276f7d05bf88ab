import { BARE, blank, circle, d, group, at, INK, line, path, petals, picture, rect, star, thick } from './pen.ts';

/** The back of the Spanish and Italian packs: lozenges that interlock, with a rosette; the same both ways up. */
export function latticeBack(): string {
  const grid = (across: number, down: number, from: number, data: string): string =>
    Array.from(
      { length: across * down },
      (_, i) => d`M${from + (i % across) * 40} ${(from === 0 ? 0 : 14) + Math.floor(i / across) * 40}` + data,
    ).join('');
  const lines = Array.from({ length: 16 }, (_, i) => d`M${-380 + i * 40} 5l360 360M${-380 + i * 40} 365l360-360`).join('');
  const body =
    blank() +
    rect(13, 13, 214, 344, INK.blue, 8, thick(5)) +
    '<clipPath id="bk"><rect x="16" y="16" width="208" height="338" rx="5"/></clipPath>' +
    group(
      '',
      path(lines, '', line(INK.paper) + thick(3)) +
        path(grid(6, 9, 20, 'l11 11l-11 11l-11-11z'), INK.paper, BARE) +
        path(grid(7, 10, 0, 'l5 5l-5 5l-5-5z'), INK.yellow, BARE),
      ' clip-path="url(#bk)"',
    ) +
    rect(13, 13, 214, 344, '', 8, thick(5)) +
    group(
      at(120, 185),
      circle(0, 0, 62, INK.paper, thick(6)) +
        circle(0, 0, 52, INK.blue, thick(4)) +
        path(petals(8, 36, 15), INK.yellow, thick(4)) +
        path(star(8, 26, 13), INK.red, thick(4)) +
        circle(0, 0, 7, INK.yellow, thick(4)),
    );
  return picture('Card back', 'en', '', body);
}

/** The back of the French pack: a net on brick red. */
export function netBack(): string {
  const knots = [
    [12, 12, 2, 0.7],
    [0, 0, 1.5, 0.45],
    [24, 24, 1.5, 0.45],
    [24, 0, 1.5, 0.45],
    [0, 24, 1.5, 0.45],
  ].map(([x, y, r, opacity]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#f3e6d2" fill-opacity="${opacity}"/>`);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 336" fill="none">' +
    '<defs><pattern id="p" width="24" height="24" patternUnits="userSpaceOnUse">' +
    `<path d="M12 2 22 12 12 22 2 12Z" stroke="#f3e6d2" stroke-opacity=".55" stroke-width="2"/>${knots.join('')}</pattern></defs>` +
    '<rect x="1" y="1" width="238" height="334" rx="15" fill="#fffdf8" stroke="#1f1c1a61" stroke-width="2"/>' +
    '<rect x="12" y="12" width="216" height="312" rx="8" fill="#8d3a2b"/><rect x="24" y="24" width="192" height="288" fill="url(#p)"/>' +
    '<rect x="19" y="19" width="202" height="298" rx="4" stroke="#f3e6d2" stroke-opacity=".8" stroke-width="2"/></svg>\n'
  );
}
