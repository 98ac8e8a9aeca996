// The pages that texts may lead to: those that the app has, and what the content itself holds.
import { readdirSync } from 'node:fs';

const root = 'app/[locale]';

/** A folder in brackets is any one word of an address. */
const pages: readonly RegExp[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path === 'page.tsx' || path.endsWith('/page.tsx'))
  .map((path) => new RegExp(`^/${path.replace(/\/?page\.tsx$/, '').replace(/\[[^\]]+\]/g, '[^/]+')}$`));

/** `path` without language; a query behind it is no matter. `content` are the addresses of articles and announcements. */
export function isKnownPath(path: string, content: ReadonlySet<string>): boolean {
  const [page = ''] = path.split(/[?#]/);
  if (/^\/(help|announcements)\/./.test(page)) return content.has(page);
  return pages.some((one) => one.test(page));
}
