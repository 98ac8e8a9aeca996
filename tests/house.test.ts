// The rules of the house, held against the repository itself; and proof that the linter that guards the rest is awake.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

import { registry } from '#lib/contract/registry.ts';
import { registryFiles } from '../scripts/registry/registry-files.ts';

const roots = ['app', 'components', 'features', 'lib', 'server', 'service-worker', 'tests', 'scripts'];

function* sourceFiles(folder: string): Generator<string> {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(path);
    else if (/\.(ts|tsx)$/.test(entry.name)) yield path;
  }
}

const files = roots.flatMap((root) => [...sourceFiles(root)]);

/** The room a file belongs to: two folders deep, three under services. */
function roomOf(path: string): string {
  const parts = path.split('/');
  if (['app', 'service-worker', 'tests', 'scripts'].includes(parts[0] ?? '')) return parts[0] ?? '';
  if (parts[0] === 'server' && parts.length === 2) return 'server';
  return parts.slice(0, parts[1] === 'services' ? 3 : 2).join('/');
}

const importsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap((match) =>
    match[1] === undefined ? [] : [match[1]],
  );

describe('the house', () => {
  test('no drawer: no folder or file is called utils, helpers, common, misc or shared; no barrel', () => {
    // A call's file is its address, which is the specification's to name.
    const addresses = new Set(registry.flatMap(({ path }) => [`lib/contract/calls/${path}.ts`, `server/http/${path}.ts`]));
    const drawers = files
      .filter((path) => !addresses.has(path))
      .filter((path) => path.split('/').some((part) => /^(utils?|helpers?|common|misc|shared|index)(\.tsx?)?$/.test(part)));
    expect(drawers).toEqual([]);
  });

  test('no folder holds more than 25 files', () => {
    const counts = Object.groupBy(files, (path) => dirname(path));
    const full = Object.entries(counts).filter(([, held = []]) => held.length > 25);
    expect(full.map(([folder]) => folder)).toEqual([]);
  });

  test('a relative import stays in its own room: other rooms are named by alias, where the lint table sees them', () => {
    const strays = files
      .filter((path) => roomOf(path) !== 'tests' && roomOf(path) !== 'server' && !path.includes('.test.'))
      .flatMap((path) =>
        importsOf(path)
          .filter((target) => target.startsWith('.'))
          .filter((target) => roomOf(relative('.', resolve(dirname(path), target))) !== roomOf(path) && roomOf(path) !== 'scripts')
          .map((target) => `${path} → ${target}`),
      );
    expect(strays).toEqual([]);
  });

  test('no import climbs three folders: it names the room instead, and stays right when its file moves', () => {
    const climbing = files
      .filter((path) => /^(components|features|lib|server)\//.test(path))
      .flatMap((path) =>
        importsOf(path)
          .filter((target) => target.startsWith('../../../') && !relative('.', resolve(dirname(path), target)).startsWith('scripts'))
          .map((target) => `${path} → ${target}`),
      );
    expect(climbing).toEqual([]);
  });

  test('the web app never imports the exchange', () => {
    const crossing = files
      .filter((path) => /^(app|components|features|lib)\//.test(path) && !path.includes('.test.'))
      .filter((path) => importsOf(path).some((target) => target.startsWith('#server/')));
    expect(crossing).toEqual([]);
  });

  test('every call of the contract is served by the file that its path names', () => {
    const missing = registry.map((call) => `server/http/${call.path}.ts`).filter((path) => !existsSync(path));
    expect(missing).toEqual([]);
  });

  test('every call is listed, in the contract and as it is served: `npm run registry` writes both lists', () => {
    const written = Object.entries(registryFiles()).filter(([path, text]) => readFileSync(path, 'utf8') !== text);
    expect(written.map(([path]) => path)).toEqual([]);
  });

  test('a call stands at the place that its path names, and what is served there is that call', () => {
    const astray = registry.filter(({ path }) => {
      const [contract, served] = [`lib/contract/calls/${path}.ts`, `server/http/${path}.ts`].map((file) => readFileSync(file, 'utf8'));
      const [, name] = served?.match(/ = serve(?:Public|User|Operator|Desk)\(\s*(\w+)/) ?? [];
      return (
        contract?.includes(`path: '${path}'`) !== true ||
        name === undefined ||
        !new RegExp(`\\b${name}\\b[^;]* from '#lib/contract/calls/${path}\\.ts'`).test(served ?? '')
      );
    });
    expect(astray.map(({ path }) => path)).toEqual([]);
  });

  test('every call of the contract has its own name and its own path', () => {
    expect(new Set(registry.map((call) => call.name)).size).toBe(registry.length);
    expect(new Set(registry.map((call) => call.path)).size).toBe(registry.length);
  });

  test('numbers are typed in one way: no field for them but through the one home that reads them', () => {
    const home = 'components/ui/fields/use-number-field.ts';
    // Digits that are no amount: codes and PINs.
    const codes = [
      'features/account/second-step.tsx',
      'features/account/security/authenticator-dialog.tsx',
      'features/account/security/pin-row.tsx',
      'features/admin/admin-login.tsx',
      'features/assets/withdraw/code-dialog.tsx',
      'features/shell/verification/verification-form.tsx',
    ];
    const found = (pattern: RegExp): string[] =>
      files.filter((path) => !path.includes('.test.') && !path.startsWith('tests/') && pattern.test(readFileSync(path, 'utf8'))).toSorted();
    expect(found(/inputMode(=|: )["']decimal|type(=|: )["']number["']|\breadTyped\(/)).toEqual([
      home,
      'lib/format/numbers/decimal-input.ts',
    ]);
    expect(found(/inputMode.*["']numeric["']/)).toEqual(codes);
  });

  test('names are made in one place: a page that is not served over https has no randomUUID', () => {
    const makers = files.filter((path) => /^(app|components|features|lib|service-worker)\//.test(path) && !path.includes('.test.'));
    expect(makers.filter((path) => /\brandomUUID\b/.test(readFileSync(path, 'utf8')))).toEqual(['lib/contract/client-id.ts']);
  });

  test('code that comes late comes by one loader, which says when it cannot be had and asks again', () => {
    // Monitoring is missed by nobody; the last resort must stand without the rest; and these are fetched by the loader itself.
    const own = ['app/global-error.tsx', 'app/messages/last-resort-words.ts', 'lib/monitoring/browser-monitoring.ts'];
    const ofServer = ['lib/i18n/catalogues.ts', 'lib/i18n/late-files.ts', 'lib/i18n/late-namespaces.ts'];
    const bare = files
      .filter((path) => /^(app|components|features|lib)\//.test(path) && !path.includes('.test.') && ![...own, ...ofServer].includes(path))
      .filter((path) =>
        [...readFileSync(path, 'utf8').matchAll(/.*(?<![\w.])import\(/g)].some(
          ([line]) =>
            !/(?:latePlace|lateDialog|lateQuestion|lateExtra|lateCode|withLateWords)\(|^ +(?:async )?\(\) =>|^\s*\(\) => withLateWords/.test(
              line,
            ),
        ),
      );
    expect(bare).toEqual([]);
  });

  test('sides are start and end: no left or right in class names', () => {
    const sided = files
      .filter((path) => path.endsWith('.tsx'))
      .filter((path) =>
        /className=.*[ "'`](ml|mr|pl|pr|left|right|text-left|text-right|rounded-l|rounded-r|border-l|border-r)-/.test(
          readFileSync(path, 'utf8'),
        ),
      );
    expect(sided).toEqual([]);
  });
});

/** The opening tags of buttons, with their attributes. */
const buttons = (path: string): readonly string[] => readFileSync(path, 'utf8').match(/<(button|Button|PressButton)\b(?:=>|[^>])*>/g) ?? [];
const drawnPages = files.filter((path) => /^(app|features)\//.test(path) && path.endsWith('.tsx') && !path.includes('.test.'));

test('a page has one of the widths that page-widths.css names', () => {
  const loose = drawnPages.filter((path) => /["'`][^"'`\n]*\bmx-auto\b[^"'`\n]*\bmax-w-(?:[3-7]xl|\[)/.test(readFileSync(path, 'utf8')));
  expect(loose).toEqual([]);
});

const drawn = files.filter((path) => /^(app|components|features)\//.test(path) && path.endsWith('.tsx') && !path.includes('.test.'));

describe('the keyboard is never left on the page’s body', () => {
  test('no button is switched off by work under way: it says `pending` or `waits`, and keeps the focus', () => {
    const off = drawn.filter((path) =>
      buttons(path).some((tag) => /\sdisabled=\{[^}]*(pending|sending|leaving|saving|loading|busy)/i.test(tag)),
    );
    expect(off).toEqual([]);
  });

  test('every dialog is drawn by the parts that give the focus back', () => {
    const own = drawn.filter((path) => /<dialog\b|\.showModal\(/.test(readFileSync(path, 'utf8')));
    expect(own).toEqual([
      'components/ui/dialogs/modal.tsx',
      'components/ui/messages/loading-overlay.tsx',
      'features/terminal/ticket-sheet.tsx',
    ]);
  });

  test('no dialog opens on what takes something away', () => {
    const harmful = drawn.filter((path) => buttons(path).some((tag) => /look="danger"/.test(tag) && /data-autofocus/.test(tag)));
    expect(harmful).toEqual([]);
  });
});

describe('the linter', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'meridian-house-'));
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  test('refuses a planted forbidden import and a planted circle of types', () => {
    for (const file of ['oxlint.config.ts', 'package.json', 'tsconfig.json']) cpSync(file, join(scratch, file));
    symlinkSync(resolve('node_modules'), join(scratch, 'node_modules'));
    for (const root of ['app', 'components/ui', 'features/spot', 'features/shell', 'lib/contract', 'server/services', 'server/engine']) {
      mkdirSync(join(scratch, root), { recursive: true });
    }
    writeFileSync(
      join(scratch, 'features/spot/ticket.ts'),
      "import { menu } from '#features/shell/menu.ts';\nexport const ticket = menu;\n",
    );
    writeFileSync(join(scratch, 'features/shell/menu.ts'), 'export const menu = 1;\n');
    writeFileSync(join(scratch, 'server/engine/a.ts'), "import type { B } from './b.ts';\nexport type A = { readonly b: B };\n");
    writeFileSync(join(scratch, 'server/engine/b.ts'), "import type { A } from './a.ts';\nexport type B = { readonly a: A | null };\n");
    const run = spawnSync(process.execPath, [resolve('node_modules/oxlint/bin/oxlint')], { cwd: scratch, encoding: 'utf8' });
    expect(run.status).not.toBe(0);
    expect(run.stdout).toContain('features/spot may import only');
    expect(run.stdout).toContain('no-cycle');
  }, 120_000);
});
