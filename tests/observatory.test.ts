// The rules of the HTTP Observatory, held against answers whose points its own table gives.
import { describe, expect, test } from 'vitest';

import { scoresOf, totalOf, type ScannedAnswer } from '../scripts/observatory/score-answer.ts';

const url = 'https://exchange.example/';
const policy = "default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; style-src 'self'; frame-ancestors 'none'; form-action 'self'";
const good: ScannedAnswer['headers'] = {
  'content-security-policy': policy,
  'set-cookie': ['__Host-session=x; Path=/; Secure; HttpOnly; SameSite=Lax'],
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};
const scores = (headers: ScannedAnswer['headers'], more: Partial<ScannedAnswer> = {}) =>
  scoresOf({ headers: { ...good, ...headers }, html: '', fromHttp: url, url, ...more });

test('all that this site can have is 135; nothing at all is 30', () => {
  expect(totalOf(scores({}))).toBe(100 + 10 + 5 + 5 + 5 + 10);
  // No policy, no HSTS, no nosniff, may be framed, and stays on http: 25, 20, 5, 20 less, and no bonus.
  expect(totalOf(scoresOf({ headers: {}, html: '', fromHttp: null, url }))).toBe(30);
});

test('bonuses are for those alone who have 90 points without them', () => {
  // 100 − 5 − 5, and its bonuses.
  expect(totalOf(scores({ 'x-content-type-options': 'yes', 'referrer-policy': 'unsafe-url' }))).toBe(90 + 10 + 5 + 5 + 10);
  expect(totalOf(scores({ 'x-content-type-options': 'yes', 'strict-transport-security': 'max-age=60' }))).toBe(85);
});

describe('the content policy', () => {
  test.each([
    [policy, 10],
    ["default-src 'self'; frame-ancestors 'none'", 5],
    ["default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'", 0],
    // Browsers pass over it beside a fingerprint.
    ["default-src 'none'; style-src 'self' 'unsafe-inline' 'sha256-abc'", 10],
    ["default-src 'self'; img-src http:", -10],
    ["default-src 'self'; script-src 'self' 'unsafe-eval'", -10],
    ["default-src 'self'; script-src 'self' 'unsafe-inline'", -20],
    ["default-src 'self'; script-src https:", -20],
    ["script-src 'self'", -20],
    ["default-src 'self'; connect-src http://elsewhere.example", -20],
    ["default-src 'none'; script-src 'strict-dynamic'", -25],
    ['', -25],
  ])('%s: %i', (said, points) => {
    expect(scores({ 'content-security-policy': said }).csp).toBe(points);
  });
});

describe('cookies', () => {
  test.each([
    [['theme=dark; Secure; SameSite=Lax'], 5],
    [['theme=dark; Secure'], 0],
    [['theme=dark; SameSite=Lax'], -5],
    [['theme=dark; Secure; SameSite=Lax', 'session=x; Secure; SameSite=Lax'], -30],
    [['session=x; HttpOnly; SameSite=Lax'], -10],
    [['theme=dark; Secure; SameSite=sometimes'], -20],
    [undefined, 0],
  ])('%j: %i', (lines, points) => {
    const { 'set-cookie': _, ...others } = good;
    const headers = lines === undefined ? others : { ...others, 'set-cookie': lines };
    expect(scoresOf({ headers, html: '', fromHttp: url, url }).cookies).toBe(points);
  });

  test('without HSTS a session that may travel over http costs 40', () => {
    expect(scores({ 'set-cookie': ['session=x; HttpOnly'], 'strict-transport-security': 'off' }).cookies).toBe(-40);
  });
});

test('frames, other origins, redirects and scripts', () => {
  expect(scores({ 'content-security-policy': "default-src 'none'", 'x-frame-options': 'DENY' }).frames).toBe(0);
  expect(scores({ 'content-security-policy': "default-src 'none'" }).frames).toBe(-20);
  expect(scores({ 'access-control-allow-origin': 'https://evil.example', 'access-control-allow-credentials': 'true' }).cors).toBe(-50);
  expect(scores({}, { fromHttp: 'http://exchange.example/' }).redirection).toBe(-20);
  expect(scores({}, { fromHttp: 'https://elsewhere.example/' }).redirection).toBe(-5);
  expect(scores({}, { html: '<script src="/a.js" integrity="sha384-x"></script>' }).sri).toBe(5);
  expect(scores({}, { html: '<script src="/a.js"></script>' }).sri).toBe(0);
});
