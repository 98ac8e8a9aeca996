// A page that is complete without scripts is painted first: its scripts are asked for when the first frame stands.

/** One that comes from a file, whenever it comes. Old browsers' own, and what is written into the page, stay as they are. */
const fileScript = /<script(?=[^>]*\sasync="")(?![^>]*\snomodule)[^>]*\ssrc="([^"]*)"[^>]*><\/script>/gi;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

/** A page that is not painted (in a tab behind others) asks for them then. */
const atLatestMs = 2000;

/** Runs in the browser, once per page. */
const loader = (sources: readonly string[]): string => `<script>{
let asked = false;
const ask = () => {
  if (asked) return;
  asked = true;
  for (const src of ${JSON.stringify(sources)}) document.head.append(Object.assign(document.createElement('script'), { src }));
};
requestAnimationFrame(() => setTimeout(ask));
setTimeout(ask, ${atLatestMs});
}</script>`;

/**
 * The page with its script files asked for after the first frame, in the same order; each runs as it comes, as before.
 * While they stood in its head, they came, and were compiled, at the very time when the page is laid out.
 */
export function paintFirst(html: string): string {
  const sources = [...html.matchAll(fileScript)].flatMap(([, source]) => (source === undefined ? [] : [source]));
  const end = html.lastIndexOf('</body>');
  if (sources.length === 0 || end < 0) return html;
  const rest = html.slice(0, end).replaceAll(fileScript, '').replaceAll(scriptPreload, '');
  return `${rest}${loader(sources)}${html.slice(end)}`;
}
