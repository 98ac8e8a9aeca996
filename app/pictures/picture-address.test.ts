// The content of a picture's address is what is read from it.
import { expect, test } from 'vitest';

import { pictureAddress, readPictureAddress } from './picture-address.ts';

const read = (address: string) => readPictureAddress(address.replace('/pictures/', '').split('/'));

test.each([
  [pictureAddress('ar', '/', undefined), { kind: 'page', tag: 'ar', path: '/' }],
  [
    pictureAddress('en-US', '/futures/introduction/funding-rate'),
    { kind: 'page', tag: 'en-US', path: '/futures/introduction/funding-rate' },
  ],
  [pictureAddress('ko-KR', '/spot/BTCUSDT', '/spot/BTCUSDT'), { kind: 'spot', name: 'BTCUSDT' }],
  [pictureAddress('ko-KR', '/x', '/futures/usd/BTCUSD'), { kind: 'futures', line: 'usd', name: 'BTCUSD' }],
])('%s', (address, subject) => expect(read(address)).toEqual(subject));

test.each([
  '/pictures/spot/BTCUSDT',
  '/pictures/pages/xx.png',
  '/pictures/spot/a/b.png',
  '/pictures/futures/usdt/a/b.png',
  '/pictures/x.png',
])('there is no picture at %s', (address) => expect(read(address)).toBeNull());
