import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { generator, guestExchange, hostExchange, multiply, plainCode, sessionKey } from './cpace.ts';

/** The vectors of draft-irtf-cfrg-cpace-21 for ristretto255 with SHA-512 (appendix "Test vector for CPace using group ristretto255 and hash SHA-512"). */
const PRS = utf8ToBytes('Password');
const CI = hexToBytes('6f630b425f726573706f6e6465720b415f696e69746961746f72');
const SID = hexToBytes('7e4b4791d6a8ef019b936c79fb7f2c57');
const GENERATOR = 'a6fc82c3b8968fbb2e06fee81ca858586dea50d248f0c7ca6a18b0902a30b36b';
const A = hexToBytes('da3d23700a9e5699258aef94dc060dfda5ebb61f02a5ea77fad53f4ff0976d08');
const B = hexToBytes('d2316b454718c35362d83d69df6320f38578ed5984651435e2949762d900b80d');
const SHARE_A = 'd40fb265a7abeaee7939d91a585fe59f7053f982c296ec413c624c669308f87a';
const SHARE_B = '08bcf6e9777a9c313a3db6daa510f2d398403319c2341bd506a92e672eb7e307';
const SECRET = 'e22b1ef7788f661478f3cddd4c600774fc0f41e6b711569190ff88fa0e607e09';
const KEY =
  '4c5469a16b2364c4b944ebc1a79e51d1674ad47db26e8718154f59faebfaa52d8346f30aa58377117eb20d527f2cbc5c76381f7fd372e89df8239f87f2e02ed1';
/** "Test case for scalar_mult with valid inputs", and the invalid ones. */
const SCALAR = hexToBytes('7cd0e075fa7955ba52c02759a6c90dbbfc10e6d40aea8d283e407d88cf538a05');
const POINT = hexToBytes('2c3c6b8c4f3800e7aef6864025b4ed79bd599117e427c41bd47d93d654b4a51c');
const PRODUCT = '7c13645fe790a468f62c39beb7388e541d8405d1ade69d1778c5fe3e7f6b600e';
const NO_POINTS = ['2b3c6b8c4f3800e7aef6864025b4ed79bd599117e427c41bd47d93d654b4a51c', '00'.repeat(32)];

const hexOf = (bytes: Uint8Array | undefined): string | undefined => bytes && bytesToHex(bytes);

describe('the vectors of the draft', () => {
  it('generator and shares', () => {
    const found = generator(PRS, CI, SID);
    expect(hexOf(found)).toBe(GENERATOR);
    expect(hexOf(multiply(A, found))).toBe(SHARE_A);
    expect(hexOf(multiply(B, found))).toBe(SHARE_B);
  });

  it('the shared secret, and the key that follows from it', () => {
    expect([hexOf(multiply(A, hexToBytes(SHARE_B))), hexOf(multiply(B, hexToBytes(SHARE_A)))]).toEqual([SECRET, SECRET]);
    const a = [hexToBytes(SHARE_A), utf8ToBytes('ADa')] as const;
    const b = [hexToBytes(SHARE_B), utf8ToBytes('ADb')] as const;
    expect(hexOf(sessionKey(A, b[0], SID, a, b))).toBe(KEY);
    expect(hexOf(sessionKey(B, a[0], SID, a, b))).toBe(KEY);
  });

  it('multiplication, of what is a point and of what is none', () => {
    expect(hexOf(multiply(SCALAR, POINT))).toBe(PRODUCT);
    for (const point of NO_POINTS) expect(multiply(SCALAR, hexToBytes(point)), point).toBeUndefined();
  });
});

let drawn = 0;
/** Numbers that differ from draw to draw, the same each time the tests run. */
const random = (length: number): Uint8Array => {
  drawn += 1;
  return Uint8Array.from({ length }, (_, at) => (drawn * 101 + at * 37 + (drawn >> 3)) % 256);
};
const SESSION = utf8ToBytes('a session');

/** One exchange: what each side makes of the other. */
function exchange(guestCode: string, hostCode: string, hostSession = SESSION): { host: boolean; guest: boolean } {
  const guest = guestExchange(guestCode, SESSION, random);
  const host = hostExchange(hostCode, hostSession, guest.share, random);
  if (!host.ok) throw new Error(host.error.code);
  const finished = guest.finish(host.value.share);
  if (!finished.ok) throw new Error(finished.error.code);
  const { confirmation, isProof } = finished.value;
  return { host: host.value.isConfirmation(confirmation), guest: isProof(host.value.proof) };
}

describe('an exchange', () => {
  it('shows each side whether the other knows the code, however that was typed', () => {
    expect(exchange('ABC234', 'ABC234')).toEqual({ host: true, guest: true });
    expect(exchange(' a-b c.234', 'ABC234')).toEqual({ host: true, guest: true });
    expect(exchange('ABC235', 'ABC234')).toEqual({ host: false, guest: false });
    expect(plainCode(' a-b c.234')).toBe('ABC234');
  });

  it('fails between two sessions: nobody can pass it on', () => {
    expect(exchange('ABC234', 'ABC234', utf8ToBytes('another'))).toEqual({ host: false, guest: false });
  });

  it('takes nobody’s own words for theirs', () => {
    const guest = guestExchange('ABC234', SESSION, random);
    const reflected = guest.finish(guest.share);
    if (!reflected.ok) throw new Error(reflected.error.code);
    expect(reflected.value.isProof(reflected.value.confirmation)).toBe(false);
  });

  it('refuses what is no share', () => {
    for (const share of [...NO_POINTS.map(hexToBytes), new Uint8Array(31), new Uint8Array(0)]) {
      expect(hostExchange('ABC234', SESSION, share, random)).toMatchObject({ error: { code: 'channel/bad-share' } });
      expect(guestExchange('ABC234', SESSION, random).finish(share)).toMatchObject({ error: { code: 'channel/bad-share' } });
    }
  });
});
