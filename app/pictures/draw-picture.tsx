// Draws the picture of a shared link. Drawing takes the processor a while: one at a time, each for a minute, and not more waiting than can be served.
import 'server-only';

import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';

import { english } from '#lib/i18n/catalogues.ts';
import { recordOfAddress } from '../addresses/missing-record.ts';
import { isListedPage } from '../sitemaps/listed-pages.ts';
import { shareAnswers } from '../exchange/shared-answer.ts';
import { loadMarket } from './load-market.ts';
import { loadRecord } from './load-record.ts';
import { loadWords } from './load-words.ts';
import { MarketPicture } from './market-picture.tsx';
import { pictureSize, readPictureAddress } from './picture-address.ts';
import { RecordPicture } from './record-picture.tsx';
import { WordsPicture } from './words-picture.tsx';

const maxWaiting = 20;

const product = english.pages.product;

/** Null: there is nothing to draw at that address. */
async function subjectOf(picture: string): Promise<ReactElement | null> {
  const subject = readPictureAddress(picture.split('/'));
  if (subject === null) return null;
  if (subject.kind !== 'page') {
    const market = await loadMarket(subject);
    return market === null ? null : <MarketPicture product={product} {...market} />;
  }
  const address = recordOfAddress(subject.path);
  const record = address === null ? null : await loadRecord(subject.tag, address);
  if (record !== null && record !== 'young') return <RecordPicture product={product} {...record} />;
  if (record === null && !(await isListedPage(subject.path))) return null;
  const words = await loadWords(subject.tag, subject.path);
  return words === null ? null : <WordsPicture product={product} {...words} />;
}

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

export class TooManyPictures extends Error {}

async function draw(address: string): Promise<ArrayBuffer | null> {
  if (waiting >= maxWaiting) throw new TooManyPictures();
  waiting += 1;
  const before = last;
  const drawn = (async () => {
    await before;
    const subject = await subjectOf(address);
    return subject === null ? null : await new ImageResponse(subject, pictureSize).arrayBuffer();
  })();
  last = drawn.catch(() => undefined).finally(() => (waiting -= 1));
  return drawn;
}

/** PNG; null: nothing is pictured there. Refuses with `TooManyPictures`. `address` is what follows /pictures/. */
export const drawPicture = shareAnswers(draw, { freshMs: 60_000 });
