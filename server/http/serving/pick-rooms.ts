// Hands a handler the rooms that it has named, and no others.
import type { Visit } from './rooms.ts';

type Picked = { -readonly [Name in keyof Visit]?: Visit[Name] };

const has = <Name extends keyof Visit>(picked: Picked, names: readonly Name[]): picked is Picked & Pick<Visit, Name> =>
  names.every((name) => picked[name] !== undefined);

export function pickRooms<const Names extends readonly (keyof Visit)[]>(visit: Visit, names: Names): Pick<Visit, Names[number]> {
  const picked: Picked = {};
  const take = <Name extends keyof Visit>(name: Name): void => {
    picked[name] = visit[name];
  };
  for (const name of names) take(name);
  if (!has<Names[number]>(picked, names)) throw new Error(`a room of ${names.join(', ')} is not there`);
  return picked;
}
