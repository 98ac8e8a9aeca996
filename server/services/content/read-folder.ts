// A folder of content: Markdown by language, and a list of each kind that says in which order and on which terms it is shown.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/mini';

import {
  announcementCategories,
  contentBody,
  contentSlug,
  contentSummary,
  contentTerms,
  contentTitle,
  missingTerm,
  type ContentKind,
  type ContentTerms,
} from '#lib/contract/site/content.ts';
import { readMarkdownFile } from './front-matter.ts';

export type FileText = {
  readonly tag: string;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly keywords: readonly string[];
  /** The fingerprint of the file, to know it again. */
  readonly fingerprint: string;
};
export type FileItem = {
  readonly kind: ContentKind;
  readonly slug: string;
  readonly place: number;
  readonly terms: ContentTerms;
  readonly fingerprint: string;
  readonly texts: readonly FileText[];
};

type Listed = { readonly slug: string; readonly terms: ContentTerms };

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?Z)?$/, 'must be a day such as 2026-11-22'));
const timeOf = (text: string): number => Date.parse(text);

const topics = z.array(z.strictObject({ topic: contentSlug, articles: z.array(z.strictObject({ slug: contentSlug, updated: day })) }));
const announcements = z.array(z.strictObject({ slug: contentSlug, category: z.enum(announcementCategories), published: day }));
const others = z.array(z.extend(contentTerms, { slug: contentSlug }));

const terms = ({ slug, ...rest }: z.output<typeof others>[number]): Listed => ({ slug, terms: rest });

type Shelf = { readonly kind: ContentKind; readonly folder: string; readonly list: string; read(data: unknown): readonly Listed[] };

const shelf = (kind: ContentKind, folder: string): Shelf => ({
  kind,
  folder,
  list: 'list.json',
  read: (data) => others.parse(data).map(terms),
});

const shelves: readonly Shelf[] = [
  {
    kind: 'help',
    folder: 'help',
    list: 'topics.json',
    read: (data) =>
      topics
        .parse(data)
        .flatMap(({ topic, articles }) => articles.map(({ slug, updated }) => ({ slug, terms: { topic, atMs: timeOf(updated) } }))),
  },
  {
    kind: 'announcement',
    folder: 'announcements',
    list: 'list.json',
    read: (data) =>
      announcements.parse(data).map(({ slug, category, published }) => ({ slug, terms: { category, atMs: timeOf(published) } })),
  },
  shelf('notice', 'notices'),
  shelf('banner', 'banners'),
  shelf('tdk', 'pages'),
  shelf('coin', 'coins'),
  shelf('event', 'events'),
];

const fingerprintOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

function readText(file: string, tag: string): FileText {
  const raw = readFileSync(file, 'utf8');
  const { head, body } = readMarkdownFile(raw);
  const keywords = (head['keywords'] ?? '').split(/[,،、，]/).map((word) => word.trim());
  return {
    tag,
    title: contentTitle.parse(head['title'] ?? ''),
    summary: contentSummary.parse(head['summary'] ?? ''),
    body: contentBody.parse(body),
    keywords: keywords.filter((word) => word !== ''),
    fingerprint: fingerprintOf(raw),
  };
}

/**
 * Everything in a folder such as `content/`. What stands in no list is left out.
 * Refuses (Error that names the file) what it does not understand, and an item that has no English text.
 */
export function readContentFolder(folder: string): readonly FileItem[] {
  const naming = <Read>(file: string, read: () => Read): Read => {
    try {
      return read();
    } catch (error) {
      throw new Error(`${file} is not understood: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  };
  return shelves.flatMap(({ kind, folder: name, list, read }) => {
    const file = join(folder, name, list);
    if (!existsSync(file)) return [];
    const listed = naming(file, () => read(JSON.parse(readFileSync(file, 'utf8'))));
    const tags = readdirSync(join(folder, name), { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));
    return listed.map(({ slug, terms: said }, place) => {
      const lacks = missingTerm(kind, said);
      if (lacks !== null) throw new Error(`${file}: ${slug} has no ${lacks}`);
      const texts = tags.flatMap((tag) => {
        const path = join(folder, name, tag, `${slug}.md`);
        return existsSync(path) ? [naming(path, () => readText(path, tag))] : [];
      });
      if (!texts.some(({ tag }) => tag === 'en-US')) throw new Error(`${file}: ${slug} has no text in en-US`);
      return { kind, slug, place, terms: said, fingerprint: fingerprintOf(JSON.stringify([said, place])), texts };
    });
  });
}
