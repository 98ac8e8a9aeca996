// Hands a handler the rooms that it has named, and no others.
import type { HttpVisit } from './http-visit.ts';

type Picked = { -readonly [Name in keyof HttpVisit]?: HttpVisit[Name] };

const has = <Name extends keyof HttpVisit>(picked: Picked, names: readonly Name[]): picked is Picked & Pick<HttpVisit, Name> =>
  names.every((name) => picked[name] !== undefined);

export function pickRooms<const Names extends readonly (keyof HttpVisit)[]>(
  visit: Partial<HttpVisit>,
  names: Names,
): Pick<HttpVisit, Names[number]> {
  const picked: Picked = {};
  const take = <Name extends keyof HttpVisit>(name: Name): void => {
    picked[name] = visit[name];
  };
  for (const name of names) take(name);
  if (!has<Names[number]>(picked, names)) throw new Error(`a room of ${names.join(', ')} is not there`);
  return picked;
}
