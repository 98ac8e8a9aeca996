// The places where a line of a picture may end: after a space, and between words of the languages that write without spaces.

/** Chinese, Japanese and Thai. Korean has spaces. */
const unspaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}`;
const begins = new RegExp(`^[${unspaced}]`, 'u');
const ends = new RegExp(`[${unspaced}、。，；：！？）」』》】…]$`, 'u');
/** Brackets and quotes that open, and what must stay with the word before it: no word of Thai begins with อร์, the middle of words taken from English. */
const opening = /[\p{Ps}\p{Pi}]$/u;
const closing = /^(?:[\p{Pe}\p{Pf}\p{Po}\p{Lm}\p{M}ー…～]|อร์)/u;

/** The pieces that stay whole, in order; put together they are the text. */
export function breakText(text: string, tag: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)) {
    const before = pieces.at(-1) ?? ' ';
    const mayBreak =
      before.endsWith(' ') || ((begins.test(segment) || ends.test(before)) && !opening.test(before) && !closing.test(segment));
    if (segment === ' ' || !mayBreak) pieces.push(`${pieces.pop() ?? ''}${segment}`);
    else pieces.push(segment);
  }
  return pieces;
}
