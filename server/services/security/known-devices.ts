// Devices that have logged in before: each has a name of its own in a signed cookie, with the addresses that it is known for.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { deviceCookie } from '#lib/contract/accounts/device-cookie.ts';

export type KnownDevices = {
  /** The name of the device, if somebody has logged in on it with this e-mail address; null: a stranger to it. */
  nameOf(cookieHeader: string, email: string): string | null;
  /** The Set-Cookie line by which the device is known for this address too, from now on. */
  remember(cookieHeader: string, email: string): string;
};

/** From the last login on. */
const lifeMs = 180 * 24 * 60 * 60_000;
/** Somebody who logs in on a device with more than this many addresses begins with the oldest again. */
const mostAddresses = 8;

type Device = { readonly name: string; readonly addresses: readonly string[] };

export function createKnownDevices(key: string, now: () => number): KnownDevices {
  const signed = (text: string): string => createHmac('sha256', key).update(`known-device ${text}`).digest('base64url');
  /** Nobody can tell from the cookie whose the addresses are. */
  const markOf = (name: string, email: string): string => signed(`${name} ${email.toLowerCase()}`).slice(0, 22);

  const read = (cookieHeader: string): Device | null => {
    const value = deviceCookie.of(cookieHeader);
    const [, content = '', name = '', sinceText = '', addresses = '', signature = ''] =
      /^(([\w-]{22})\.(\d{13})\.([\w~-]+))\.([\w-]{43})$/.exec(value ?? '') ?? [];
    const [own, given] = [Buffer.from(signed(content)), Buffer.from(signature)];
    if (own.length !== given.length || !timingSafeEqual(own, given) || Number(sinceText) + lifeMs <= now()) return null;
    return { name, addresses: addresses.split('~') };
  };

  return {
    nameOf: (cookieHeader, email) => {
      const device = read(cookieHeader);
      return device?.addresses.includes(markOf(device.name, email)) === true ? device.name : null;
    },
    remember: (cookieHeader, email) => {
      const { name, addresses } = read(cookieHeader) ?? { name: randomBytes(16).toString('base64url'), addresses: [] };
      const mark = markOf(name, email);
      const known = [mark, ...addresses.filter((one) => one !== mark)].slice(0, mostAddresses);
      const content = `${name}.${now()}.${known.join('~')}`;
      return deviceCookie.line(`${content}.${signed(content)}`, lifeMs / 1000);
    },
  };
}
