// The suit signs of the Italian pack, about 0 0.
import { BARE, INK, both, circle, d, ellipse, line, path, rect, star, thick } from '../pen.ts';

/** A coin. */
export const denaro = (): string =>
  circle(0, 0, 44, INK.blue, thick(6)) +
  path(star(12, 40, 31), INK.yellow, thick(3)) +
  circle(0, 0, 22, INK.red, thick(4.5)) +
  path(star(6, 17, 8), INK.yellow, thick(3));

/** An urn with two ears; `t` thins its lines where it is drawn large. */
export const coppa = (t = 1): string =>
  both(path('M20-26C44-34 46-2 15 2', '', thick(4.5 + 8.5 * t)) + path('M20-26C44-34 46-2 15 2', '', line(INK.yellow) + thick(4.5))) +
  path('M-26-32C-30-2-16 14-5 18V28C-8 36-22 36-24 47H24C22 36 8 36 5 28V18C16 14 30-2 26-32Z', INK.blue, thick(6 * t)) +
  path('M-26-22H26L24-6H-24Z', INK.yellow, thick(3.5 * t)) +
  path('M-21 46C-20 39-8 37-4 30H4C8 37 20 39 21 46Z', INK.red, BARE) +
  ellipse(0, -34, 27, 9, INK.red, thick(6 * t)) +
  circle(0, 22, 7, INK.yellow, thick(4.5 * t));

/** A sword with a broad blade and S-shaped quillons. */
export function spada(h: number, w = 50): string {
  const t = -h / 2,
    b = h / 2,
    gy = b - Math.min(58, Math.max(30, h * 0.24)),
    q = w * 0.17;
  const quill = d`M${-w / 2 + 3} ${gy - 7}Q${-w / 2 + 5} ${gy + 3} 0 ${gy + 3}Q${w / 2 - 5} ${gy + 3} ${w / 2 - 3} ${gy + 13}`;
  return (
    path(d`M${-q} ${gy}L${-q - 2} ${t + 26}L0 ${t + 2}L${q + 2} ${t + 26}L${q} ${gy}Z`, INK.blue, thick(6)) +
    path(d`M0 ${gy}V${t + 24}`, '', line(INK.paper) + thick(5)) +
    path(d`M0 ${gy + 4}V${b - 10}`, '', thick(17)) +
    path(d`M0 ${gy + 4}V${b - 10}`, '', line(INK.green) + thick(8)) +
    path(quill, '', thick(15)) +
    path(quill, '', line(INK.yellow) + thick(6.5)) +
    path(d`M0 ${b - 18}L10 ${b - 9}L0 ${b}L-10 ${b - 9}Z`, INK.red, thick(4.5))
  );
}

/** A turned staff, bound with bands. */
export function bastone(h: number, w = 40): string {
  const t = -h / 2,
    b = h / 2,
    q = w * 0.21,
    Q = w * 0.34,
    band = (y: number): string => rect(-q - 2.5, y - 5, 2 * q + 5, 10, INK.yellow, 3, thick(4));
  return (
    path(d`M${-q} ${t + 24}H${q}L${q} ${b - 24}H${-q}Z`, INK.green, thick(6)) +
    path(d`M0 ${t + 32}V${b - 32}`, '', line(INK.yellow) + thick(2.5) + ' stroke-dasharray="9 8"') +
    [1, -1]
      .map(
        (s) =>
          path(
            d`M${-q} ${s * (h / 2 - 26)}C${-Q * 1.5} ${s * (h / 2 - 16)} ${-Q} ${s * (h / 2 - 3)} 0 ${s * (h / 2 - 3)}C${Q} ${s * (h / 2 - 3)} ${Q * 1.5} ${s * (h / 2 - 16)} ${q} ${s * (h / 2 - 26)}Z`,
            INK.red,
            thick(6),
          ) + band(s * (h / 2 - 27)),
      )
      .join('') +
    (h > 130 ? band(0) : '')
  );
}
