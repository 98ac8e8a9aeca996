// What a text looks like to somebody who reads it quickly: in small Latin letters, whatever it is written with.
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const table = z.object({ source: z.string(), licence: z.string(), codePoints: z.record(z.string(), z.string()) });

const readTable = (): ReadonlyMap<string, string> => {
  const { codePoints } = table.parse(JSON.parse(readFileSync(new URL('look-alikes.json', import.meta.url), 'utf8')));
  return new Map(
    Object.entries(codePoints).flatMap(([letters, points]) =>
      points.split(' ').map((point) => [String.fromCodePoint(Number.parseInt(point, 16)), letters] as const),
    ),
  );
};

const latin = Array.from('abcdefghijklmnopqrstuvwxyz');
/** Alphabets of pictures: negative circled and squared letters, and those that flags are made of. */
const pictured = [0x1_f150, 0x1_f170, 0x1_f1e6].flatMap((first) =>
  latin.map((letter, place) => [String.fromCodePoint(first + place), letter] as const),
);
const smallCapitals = Array.from('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡxʏᴢ', (capital, place) => [capital, latin[place] ?? ''] as const);
/** Signs that people write letters with. */
const signs = Object.entries({ 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'l', '|': 'l' });

const lookAlikes: ReadonlyMap<string, string> = new Map([...readTable(), ...pictured, ...smallCapitals, ...signs]);

/** Two texts that cannot be told apart at a glance come to the same. Only for holding against others: nobody is shown it. */
export const lookOf = (text: string): string =>
  Array.from(text.normalize('NFKD').replaceAll(/\p{M}/gu, ''), (sign) => lookAlikes.get(sign) ?? lookAlikes.get(sign.toLowerCase()) ?? sign)
    .join('')
    .toLowerCase()
    .replaceAll('i', 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
