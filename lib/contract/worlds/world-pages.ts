// Addresses of pages in a world of one's own: `/w/<id>` stands between the language and the path. Only pages about trading are in a world.

const inWorld = /^\/w\/([0-9a-f]{16})(\/.*)?$/;

const pages = [
  /^\/spot\/(?!introduction(?:\/|$))[^/]+\/?$/,
  /^\/futures\/s?(?:usdt|usd|usdc)\/(?:(?:perpetual|delivery)\/)?[^/]+\/?$/,
  /^\/trading-bot\/(?:spot|futures|bot)\/[^/]+(?:\/|$)/,
  /^\/(?:markets|strategy\/assets)\/?$/,
  /^\/copy-trading\/(?:copies|lead|(?:spot|futures)(?:\/[^/]+)?)\/?$/,
  /^\/asset(?:\/(?:history|journal|unified))?\/?$/,
  /^\/order\/[^/]+\/?$/,
  /^\/panel\/[^/]+\/[^/]+\/?$/,
];

/** The world of a path without its language, and the path in it. Null: the path is in no world. */
export function splitWorld(path: string): { readonly worldId: string; readonly path: string } | null {
  const [, worldId, rest] = inWorld.exec(path) ?? [];
  return worldId === undefined ? null : { worldId, path: rest ?? '/' };
}

/** True for the path, without query, of a page that a world has. */
export const isWorldPage = (path: string): boolean => pages.some((page) => page.test(path));

/** A path of the site, with or without query, as it stands in the world; the same where no world has such a page. */
export function pathInWorld(worldId: string | null, path: string): string {
  return worldId !== null && isWorldPage(path.split(/[?#]/, 1)[0] ?? '') ? `/w/${worldId}${path}` : path;
}
