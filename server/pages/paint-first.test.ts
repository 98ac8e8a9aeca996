// Scripts of a page that is complete without them: they wait for its first frame, and none is lost, doubled or asked for in another order.
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

import { paintFirst } from './paint-first.ts';

const page = `<!DOCTYPE html><html><head>
<link rel="stylesheet" href="/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/main.js"/>
<link rel="preload" href="/letters.woff2" as="font"/>
<script src="/one.js" async="" nonce="n"></script><script src="/two.js" async=""></script>
<script src="/old.js" noModule=""></script><script type="application/ld+json">{"a":1}</script>
</head><body><p>Words, and a </body> that is talked about.</p><script>first()</script>
<script src="/main.js" nonce="n" async=""></script><script>data("</p>")</script></body></html>`;

type Frame = () => void;

/** Runs the script that was written into the page, as a browser does. */
function load(html: string) {
  const [, script = ''] = /<script>(\{\nlet asked[\s\S]*?)<\/script>/.exec(html) ?? [];
  const asked: string[] = [];
  const frames: Frame[] = [];
  const timers: { readonly run: Frame; readonly ms: number }[] = [];
  runInNewContext(script, {
    document: { head: { append: ({ src }: { src: string }) => void asked.push(src) }, createElement: () => ({}) },
    requestAnimationFrame: (frame: Frame) => void frames.push(frame),
    setTimeout: (callback: Frame, ms = 0) => void timers.push({ run: callback, ms }),
  });
  return { asked, frames, timers };
}

test('nothing is asked for before the first frame, and then everything, in its order, once', () => {
  const { asked, frames, timers } = load(paintFirst(page));
  expect(asked).toEqual([]);
  for (const frame of frames) frame();
  expect(asked).toEqual([]);
  for (const timer of timers) timer.run();
  expect(asked).toEqual(['/one.js', '/two.js', '/main.js']);
});

test('a page that is never painted asks for them all the same', () => {
  const { asked, timers } = load(paintFirst(page));
  expect(timers.map(({ ms }) => ms)).toEqual([2000]);
  timers[0]?.run();
  expect(asked).toHaveLength(3);
});

test('what is written into the page stays, and so do fonts, styles, data and what only old browsers run', () => {
  const html = paintFirst(page);
  for (const kept of ['/a.css', '/letters.woff2', '/old.js" noModule', '{"a":1}', 'first()', 'data("</p>")', 'that is talked about'])
    expect(html).toContain(kept);
  expect(html).not.toContain('as="script"');
  expect(html).not.toContain('async=""');
  expect(html.endsWith('</body></html>')).toBe(true);
  const bare = '<html><body>Words</body></html>';
  expect(paintFirst(bare)).toBe(bare);
});
