// The files with which the exchange is installed: what they set is known to it, what they name is there, and the tools at hand take them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';

import type { AnyCall } from '#lib/contract/call.ts';
import * as everyCall from '#lib/contract/every-call.ts';
import { proxyConfiguration } from '../documented-proxy.ts';

const unit = readFileSync('deploy/meridian.service', 'utf8');
const containerfile = readFileSync('deploy/Containerfile', 'utf8');
const settings = readFileSync('docs/settings.md', 'utf8');
const operate = readFileSync('docs/operate.md', 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'meridian-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const hardened = z.object({
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
});
const compose = z
  .object({
    services: z.object({
      database: z.object({ healthcheck: z.object({ test: z.array(z.string()) }) }),
      exchange: z.extend(hardened, {
        build: z.object({ context: z.literal('..'), dockerfile: z.string() }),
        environment: z.record(z.string(), z.string()),
        volumes: z.array(z.string()),
        depends_on: z.object({ database: z.object({ condition: z.literal('service_healthy') }) }),
      }),
      proxy: z.extend(hardened, { volumes: z.array(z.string()) }),
    }),
  })
  .parse(parse(readFileSync('deploy/compose.yaml', 'utf8')));

const tool = (name: string): boolean => spawnSync('which', [name]).status === 0;

test('every variable that is set stands in the table of settings', () => {
  const ofUnit = [...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name = '']) => name);
  const ofContainer = [...containerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) =>
    line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
  );
  const ofCompose = Object.keys(compose.services.exchange.environment);
  expect([ofUnit.length, ofContainer.length, ofCompose.length].every((count) => count > 0)).toBe(true);
  const unknown = [...ofUnit, ...ofContainer, ...ofCompose].filter((name) => name !== 'NODE_ENV' && !settings.includes(`\`${name}\``));
  expect(unknown).toEqual([]);
});

test('the container runs without root, on data of its own, and says how it is', () => {
  expect(containerfile.match(/^USER (\w+)$/m)?.[1]).toBe('node');
  expect(containerfile).toMatch(/^HEALTHCHECK .*\n.*\/api\/health/m);
  const [data] = compose.services.exchange.volumes;
  expect(data?.split(':')[1]).toBe(/DATA_DIR=(\S+)/.exec(containerfile)?.[1]);
  expect(compose.services.exchange.build.dockerfile).toBe('deploy/Containerfile');
  expect(compose.services.proxy.volumes.some((volume) => volume.startsWith('./Caddyfile:') && existsSync('deploy/Caddyfile'))).toBe(true);
});

test('the secrets beside the compose file are copied into no image', () => {
  const written = /> (\.env)$/m.exec(operate)?.[1];
  expect(readFileSync('.dockerignore', 'utf8').split('\n')).toContain(`**/${written}`);
});

test('the proxy lets through the largest request that a call takes', () => {
  const sizes = Object.values<AnyCall>(everyCall).map(({ largestBodyBytes }) => largestBodyBytes ?? 0);
  const megabytes = Number(/^ {4}client_max_body_size (\d+)m;$/m.exec(proxyConfiguration)?.[1]);
  expect(megabytes * 1024 * 1024).toBeGreaterThanOrEqual(Math.max(...sizes));
});

test.runIf(tool('systemd-analyze'))('systemd takes the unit, and finds it shut in', () => {
  // It looks for the program that the unit starts.
  const file = join(folder, 'meridian.service');
  writeFileSync(file, unit.replaceAll('/opt/meridian/node_modules/.bin/node', process.execPath).replaceAll('/opt/meridian', process.cwd()));
  const verified = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  expect(verified.stderr).toBe('');
  expect(verified.status).toBe(0);
  const judged = spawnSync('systemd-analyze', ['security', '--offline=true', '--no-pager', file], { encoding: 'utf8' });
  expect(Number(/Overall exposure level for \S+: ([\d.]+)/.exec(judged.stdout)?.[1])).toBeLessThan(2.5);
});

test.runIf(tool('promtool'))('Prometheus takes the alerts, and memory that a start fills is no alarm', () => {
  const judged = spawnSync('promtool', ['test', 'rules', 'tests/deploy/alert-times.yml'], { encoding: 'utf8' });
  expect(judged.stdout + judged.stderr).toContain('SUCCESS');
  expect(judged.status).toBe(0);
});
