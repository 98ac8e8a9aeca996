// The operator's words and lists: defaults that ship, and files of the same name in the data folder that take their place, read again when they change.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { topics, type Topic, type TopicData } from './topics.ts';

export type SiteData = {
  /** As the operator has it now; the last good version while a changed file is broken. */
  read<Name extends Topic>(topic: Name): TopicData[Name];
};

type Setting = {
  /** Files such as `footer.json`; the folder need not exist. */
  readonly folder: string;
  readonly log: { warn(details: object, text: string): void };
  readonly now?: () => number;
};

type Kept<Name extends Topic> = {
  value: TopicData[Name];
  /** The change time of the operator's file; null: there is none. */ changedAtMs: number | null;
  lookedAtMs: number;
};

/** A file is looked at no oftener than this. */
const lookEveryMs = 1000;
const shipped = join(import.meta.dirname, 'data');

function parse<Name extends Topic>(topic: Name, file: string): TopicData[Name] {
  return topics[topic].parse(JSON.parse(readFileSync(file, 'utf8')));
}

function changeTime(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;
}

export function createSiteData({ folder, log, now = Date.now }: Setting): SiteData {
  const kept: { [Name in Topic]?: Kept<Name> } = {};

  const look = <Name extends Topic>(topic: Name, known: Kept<Name> | undefined): Kept<Name> => {
    const file = join(folder, `${topic}.json`);
    const changedAtMs = changeTime(file);
    if (known !== undefined && known.changedAtMs === changedAtMs) return { ...known, lookedAtMs: now() };
    const defaults = (): TopicData[Name] => parse(topic, join(shipped, `${topic}.json`));
    if (changedAtMs === null) return { value: defaults(), changedAtMs, lookedAtMs: now() };
    try {
      return { value: parse(topic, file), changedAtMs, lookedAtMs: now() };
    } catch (error) {
      log.warn({ file, err: error }, 'this file of the site is not understood: what it said before stays');
      return { value: known?.value ?? defaults(), changedAtMs, lookedAtMs: now() };
    }
  };

  return {
    read: <Name extends Topic>(topic: Name): TopicData[Name] => {
      const known: Kept<Name> | undefined = kept[topic];
      if (known !== undefined && now() - known.lookedAtMs < lookEveryMs) return known.value;
      const seen = look(topic, known);
      Object.assign(kept, { [topic]: seen });
      return seen.value;
    },
  };
}
