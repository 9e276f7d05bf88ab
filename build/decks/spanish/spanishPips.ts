// The suit signs of the Spanish pack, about 0 0.
import { BARE, INK, circle, d, ellipse, line, path, petals, rect, thick } from '../pen.ts';

/** A coin. */
export const oro = (): string =>
  circle(0, 0, 44, INK.yellow, thick(6)) +
  circle(0, 0, 32, INK.yellow, thick(3.5)) +
  path(petals(8, 19, 8), INK.red, thick(4)) +
  circle(0, 0, 8, INK.yellow, thick(4));

/** A cup. */
export const copa = (): string =>
  path('M-27-38C-27-6-16 8-6 12H6C16 8 27-6 27-38Z', INK.red, thick(6)) +
  path('M-25-18L-12.5-6L0-18L12.5-6L25-18', '', line(INK.yellow) + thick(6)) +
  path('M-6 22C-8 34-26 34-28 47H28C26 34 8 34 6 22Z', INK.yellow, thick(6)) +
  rect(-34, -48, 68, 13, INK.yellow, 5, thick(6)) +
  ellipse(0, 17, 14, 8.5, INK.blue, thick(5));

/** A sword of a length and breadth; `sharp`: how long its point is. */
export function espada(h: number, w = 46, sharp = 20): string {
  const t = -h / 2,
    b = h / 2,
    hilt = Math.min(52, Math.max(25, h * 0.22)),
    gy = b - hilt,
    q = w * 0.2;
  const bl = d`M${-q} ${gy}V${t + sharp}L0 ${t + 2}L${q} ${t + sharp}V${gy}Z`;
  return (
    path(bl, INK.paper, thick(6)) +
    path(d`M0 ${t + 5}L${q} ${t + sharp}V${gy}H0Z`, INK.blue, BARE) +
    path(d`M0 ${gy + 4}V${b - 9}`, '', thick(17)) +
    path(d`M0 ${gy + 4}V${b - 9}`, '', line(INK.red) + thick(8)) +
    circle(0, b - 8, 7.5, INK.yellow) +
    path(d`M${-w / 2 + 4} ${gy + 7}Q${-w / 4} ${gy - 1} 0 ${gy}Q${w / 4} ${gy - 1} ${w / 2 - 4} ${gy + 7}`, '', thick(16)) +
    path(d`M${-w / 2 + 4} ${gy + 7}Q${-w / 4} ${gy - 1} 0 ${gy}Q${w / 4} ${gy - 1} ${w / 2 - 4} ${gy + 7}`, '', line(INK.yellow) + thick(7))
  );
}

/** A club with lopped branches, of a length and breadth. */
export function basto(h: number, w = 44): string {
  const t = -h / 2,
    b = h / 2,
    T = w * 0.35,
    B = w * 0.14;
  const stub = (y: number, s: 1 | -1, up: number): string => {
    const x = s * (B + ((T - B) * (b - y)) / h),
      X = s * w * (h > 200 ? 0.47 : 0.42);
    return (
      path(d`M${x * 0.3} ${y + 9}L${x * 0.3} ${y - 9}L${X} ${y - up - 6}L${X + s * 2} ${y - up + 7}Z`, INK.green) +
      ellipse(X + s, y - up, 4.5, 7.5, INK.yellow, thick(3.5)) +
      path(d`M${X + s} ${y - up - 2}v4`, '', line(INK.red) + thick(3.5))
    );
  };
  return (
    (h > 100
      ? stub(t + h * 0.38, 1, 7) + stub(t + h * 0.5, -1, 6) + stub(t + h * 0.7, 1, 5)
      : stub(t + h * 0.6, 1, 6) + stub(t + h * 0.7, -1, 5)) +
    path(
      d`M${-B} ${b - 4}Q${-B - 1} ${b - h * 0.3} ${-T * 0.75} ${t + h * 0.4}C${-T * 0.9} ${t + h * 0.3} ${-T * 1.5} ${t + h * 0.26} ${-T * 1.2} ${t + h * 0.13}C${-T} ${t} ${T * 0.7} ${t - 2} ${T} ${t + h * 0.06}C${T * 1.5} ${t + h * 0.14} ${T * 1.1} ${t + h * 0.24} ${T * 0.8} ${t + h * 0.33}Q${B + 1} ${b - h * 0.34} ${B} ${b - 4}Q0 ${b + 2} ${-B} ${b - 4}Z`,
      INK.green,
      thick(6),
    ) +
    path(d`M${-T * 0.3} ${t + h * 0.1}V${t + h * 0.22}`, '', thick(3)) +
    (h > 100
      ? path(
          d`M${T * 0.45} ${t + h * 0.13}V${t + h * 0.25}M${-T * 0.25} ${t + h * 0.33}V${t + h * 0.48}M${B * 0.2} ${t + h * 0.55}V${t + h * 0.72}M${-B * 0.2} ${t + h * 0.8}V${b - 12}`,
          '',
          thick(3),
        )
      : '')
  );
}
