// The frame of information pages for articles of the help centre: the way to them, and the others beside them.
import 'server-only';

import { getTranslations } from 'next-intl/server';

import type { GuideGroup } from '#features/info/frame/guide-list.tsx';
import type { HelpTopic } from '#features/info/help/help-page.tsx';
import { topicName } from '#features/info/help/topic-name.ts';

type Step = { readonly name: string; readonly href?: string };

export async function helpTrail(further: readonly Step[]): Promise<readonly Step[]> {
  const [t, menus] = [await getTranslations('help'), await getTranslations('menus')];
  return [{ name: menus('entry.home.name'), href: '/' }, { name: t('title'), href: '/help' }, ...further];
}

/** `current`: the address that is read. */
export async function helpGuides(topics: readonly HelpTopic[], current: string): Promise<readonly GuideGroup[]> {
  const t = await getTranslations('help');
  return topics.map(({ topic, articles }) => ({
    id: topic,
    name: topicName(topic, t),
    guides: articles.map(({ href, title }) => ({ href, name: title, isCurrent: href === current })),
  }));
}
