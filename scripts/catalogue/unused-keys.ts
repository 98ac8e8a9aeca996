// Texts that nobody asks for, found by reading the code: every text in quotes may be a key, every template with something filled in a family of keys.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { escaped, type Messages } from './read-catalogue.ts';

export type Source = { readonly path: string; readonly text: string };

/** Everything that shows texts; tests ask for nothing. */
const folders = ['app', 'components', 'features', 'lib', 'service-worker'] as const;

function* sourcesUnder(folder: string): Generator<Source> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourcesUnder(path);
    else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield { path, text: readFileSync(path, 'utf8') };
  }
}

export const readSources = (): Source[] => folders.flatMap((folder) => [...sourcesUnder(folder)]);

/** Two folders deep: features/spot. What all rooms may import belongs to each of them. */
const roomOf = (path: string): string =>
  path.startsWith('lib/')
    ? 'lib'
    : path
        .split('/')
        .slice(0, path.startsWith('app/') ? 1 : 2)
        .join('/');

type Asked = { readonly words: Set<string>; readonly families: RegExp[] };

function askedIn({ path, text }: Source): Asked {
  const words = new Set<string>();
  for (const [, single, double] of text.matchAll(/'([\w.-]+)'|"([\w.-]+)"/g)) words.add(single ?? double ?? '');
  // The exchange's refusals are named as the fields of one table.
  if (/contract\/(?:errors|.*-errors)\.ts$/.test(path)) for (const [, name = ''] of text.matchAll(/^ {2}(\w+):/gm)) words.add(name);
  // The second finds one that stands inside of another.
  const written = [/`([^`\n]*\$\{[^`\n]*)`/g, /`((?:[^`\n$]|\$\{[^`{}]*\})*)`/g].flatMap((pattern) => [...text.matchAll(pattern)]);
  const templates = written.map(([, template = '']) => template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/));
  const families = templates
    .filter((parts) => parts.every((part) => /^[\w.-]*$/.test(part)) && parts.some((part) => part !== ''))
    .map((parts) => new RegExp(`^${parts.map(escaped).join('.+')}$`));
  return { words, families };
}

/** A translator is made with a namespace, or with a place further down in it; a room that is given one names its type. */
const made = /(?:useTranslations|getTranslations)(?:<'|(?:<[^>]*>)?\(\s*(?:\{[^}]*namespace:\s*)?')([\w.]+)'/g;

/** By beginning: the rooms where a translator is made with it. */
function beginningsIn(sources: readonly Source[]): ReadonlyMap<string, ReadonlySet<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const { path, text } of sources)
    for (const [, beginning = ''] of text.matchAll(made))
      rooms.set(beginning, (rooms.get(beginning) ?? new Set(['lib'])).add(roomOf(path)));
  return rooms;
}

/** Careful: a text that is named here is asked for nowhere; one that is not may still be. A key is looked for in the rooms whose translators begin with its namespace. */
export function unusedKeys(english: Messages, sources: readonly Source[]): string[] {
  const rooms = new Map<string, Asked>();
  for (const source of sources) {
    const [room, { words, families }] = [roomOf(source.path), askedIn(source)];
    const asked = rooms.get(room) ?? { words: new Set(), families: [] };
    for (const word of words) asked.words.add(word);
    asked.families.push(...families);
    rooms.set(room, asked);
  }
  const beginnings = [...beginningsIn(sources)];
  const isAsked = (key: string): boolean => {
    const places = beginnings
      .filter(([beginning]) => key.startsWith(`${beginning}.`))
      .flatMap(([beginning, inRooms]) => [...inRooms].map((room) => ({ rest: key.slice(beginning.length + 1), asked: rooms.get(room) })));
    // Most are named in full; families are many, and asked last.
    return (
      places.some(({ rest, asked }) => asked?.words.has(rest)) ||
      places.some(({ rest, asked }) => asked?.families.some((family) => family.test(rest)))
    );
  };
  return [...english.keys()].filter((key) => !isAsked(key));
}
