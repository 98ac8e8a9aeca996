// The content of a shared card, and the picture of it.
import { encode } from 'uqr';

import { escapeHtml } from '#lib/format/escape-html.ts';

export type ShareCard = {
  readonly subject: string;
  /** Long · 20× · Cross. */
  readonly about: string;
  /** Null where it is of both. */
  readonly side: 'long' | 'short' | null;
  /** +12.34%, and whether that is a gain. */
  readonly rate: string;
  readonly isGain: boolean;
  /** Name and number; at most three. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** The name of the user who shares; null: not shown. */
  readonly userName: string | null;
  readonly title: string;
  readonly text: string;
  /** The address that the code leads to. */
  readonly address: string;
  readonly isRtl: boolean;
};

export const cardSize = { width: 640, height: 400 } as const;

/** A card looks the same wherever it is shown, whatever theme made it. */
const colours = {
  surface: '#11151c',
  panel: '#1a202a',
  text: '#f2f4f8',
  muted: '#9aa4b2',
  gain: '#2ebd85',
  loss: '#f6465d',
  accent: '#5b9dff',
};

/** The code as one path of squares, `size` pixels wide, dark on a light ground. */
function codeOf(text: string, x: number, y: number, size: number): string {
  const { data } = encode(text, { border: 1 });
  const unit = size / data.length;
  const squares = data.flatMap((row, line) =>
    row.flatMap((dark, column) =>
      dark ? `M${(column * unit).toFixed(2)} ${(line * unit).toFixed(2)}h${unit.toFixed(2)}v${unit.toFixed(2)}h-${unit.toFixed(2)}z` : [],
    ),
  );
  return `<g transform="translate(${x} ${y})"><rect width="${size}" height="${size}" rx="6" fill="#fff"/><path d="${squares.join('')}" fill="#000" shape-rendering="crispEdges"/></g>`;
}

/** The card as an SVG document. A picture sees no font of the page: `fonts` are the rules of those that it brings along. In a right-to-left language all of it is mirrored but numbers and names. */
export function cardPicture(card: ShareCard, fonts: string): string {
  const { width, height } = cardSize;
  const margin = 36;
  const start = card.isRtl ? width - margin : margin;
  const codeSize = 84;
  const codeX = card.isRtl ? margin : width - margin - codeSize;
  const line = (y: number, size: number, colour: string, text: string, more = ''): string =>
    `<text x="${start}" y="${y}" font-size="${size}" fill="${colour}" ${more}>${escapeHtml(text)}</text>`;
  const step = card.isRtl ? -170 : 170;
  const facts = card.facts
    .map(
      ([name, value], place) =>
        `<text x="${start + place * step}" y="242" font-size="13" fill="${colours.muted}">${escapeHtml(name)}</text>` +
        `<text x="${start + place * step}" y="266" font-size="18" font-weight="600" fill="${colours.text}">${escapeHtml(value)}</text>`,
    )
    .join('');
  const colour = card.isGain ? colours.gain : colours.loss;
  const logoX = card.isRtl ? width - margin - 26 : margin;
  const nameX = card.isRtl ? logoX - 10 : logoX + 36;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" direction="${card.isRtl ? 'rtl' : 'ltr'}" font-family="'Inter Variable', 'Segoe UI', 'Noto Sans', system-ui, sans-serif">` +
    (fonts === '' ? '' : `<style>${fonts}</style>`) +
    `<rect width="${width}" height="${height}" fill="${colours.surface}"/>` +
    `<rect y="292" width="${width}" height="${height - 292}" fill="${colours.panel}"/>` +
    `<g transform="translate(${logoX} 28) scale(1.08)" fill="none" stroke="${colours.accent}" stroke-width="2"><circle cx="12" cy="12" r="10.5"/><path d="M12 1.5c4.6 5.6 4.6 15.4 0 21M12 1.5c-4.6 5.6-4.6 15.4 0 21M3 12h18"/></g>` +
    `<text x="${nameX}" y="48" font-size="20" font-weight="600" fill="${colours.text}">Meridian</text>` +
    line(108, 22, colours.text, card.subject, 'font-weight="600"') +
    line(134, 15, card.side === null ? colours.muted : card.side === 'long' ? colours.gain : colours.loss, card.about) +
    line(202, 56, colour, card.rate, 'font-weight="700" unicode-bidi="plaintext"') +
    facts +
    line(332, 16, colours.text, card.title, 'font-weight="600"') +
    line(356, 13, colours.muted, card.text) +
    (card.userName === null ? '' : line(380, 13, colours.muted, card.userName)) +
    codeOf(card.address, codeX, 304, codeSize) +
    '</svg>'
  );
}

/** As what an image element shows. */
export const pictureAddress = (picture: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}`;
