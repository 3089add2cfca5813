import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { ROOT } from './bootstrap/paths.mjs';

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const settings = new Set(
  [...read('docs/guides/configuration.md').matchAll(/^\| `([A-Z0-9_]+)` \|/gmu)].map(([, name]) => name),
);
const unknownIn = (names) => names.filter((name) => !settings.has(name));
/** The names of the variables in `${NAME}`, `${NAME:-default}` and `${NAME:?}`. */
const variablesIn = (text) => new Set([...text.matchAll(/\$\{([A-Z0-9_]+)/gu)].map(([, name]) => name));
const dockerfile = read('Dockerfile');
/** Settings of Node and of the allocator. */
const NOT_OUR_SETTINGS = ['NODE_ENV', 'MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_'];
const startCommand = JSON.parse(/^CMD (.*)$/mu.exec(dockerfile)[1]).join(' ');

describe('the image', () => {
  it('runs as an account without rights, and says whether it is ready', () => {
    const final = dockerfile.slice(dockerfile.lastIndexOf('FROM '));
    expect(final).toMatch(/^USER node$/mu);
    expect(final).toMatch(/^HEALTHCHECK .*\/readyz/mu);
    expect(final).not.toMatch(/^RUN /mu);
  });

  it('installs the packages of every workspace', () => {
    const { packages } = JSON.parse(read('package-lock.json'));
    const workspaces = Object.keys(packages).filter((name) => name !== '' && !name.includes('node_modules'));
    expect(workspaces.filter((name) => !dockerfile.includes(`COPY ${name}/package.json ${name}/\n`))).toEqual([]);
  });

  it('has only settings that exist', () => {
    const pairs = /^ENV (.*)$/mu.exec(dockerfile)[1].split(' ');
    const names = pairs.map((pair) => pair.split('=')[0]);
    expect(unknownIn(names)).toEqual(NOT_OUR_SETTINGS);
  });
});

describe('docker compose', () => {
  const onePerson = parse(read('deploy/one-person/compose.yaml'), { merge: true });
  const manyText = read('deploy/many/compose.yaml');
  const many = parse(manyText, { merge: true });
  const apps = Object.entries({ ...onePerson.services, ...many.services }).filter(
    ([, { image }]) => image === 'ai-assistant',
  );

  it('starts one app for one person, and two web processes and a worker for many', () => {
    expect(Object.keys(onePerson.services)).toEqual(['app']);
    const roles = Object.values(many.services).flatMap(({ environment }) => environment?.ROLE ?? []);
    expect(roles).toEqual(['web', 'web', 'worker']);
  });

  it.each(apps)('%s cannot write to its image, gains no rights, and keeps its data in a volume', (_, app) => {
    expect(app).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect(app.volumes).toEqual(['data:/data']);
    expect(unknownIn(Object.keys(app.environment))).toEqual([]);
  });

  it('opens for one person a port of their own machine only, and for many only the ports of the proxy', () => {
    expect(onePerson.services.app.ports).toEqual(['127.0.0.1:3000:3000']);
    const open = Object.entries(many.services).filter(([, { ports }]) => ports !== undefined);
    expect(open.map(([name]) => name)).toEqual(['proxy']);
    const upstreams = Object.keys(many.services).filter((name) => name.startsWith('web-'));
    expect(read('deploy/many/Caddyfile')).toContain(
      `reverse_proxy ${upstreams.map((name) => `${name}:3000`).join(' ')} {`,
    );
  });

  it('lists every value that it needs in settings.example', () => {
    const listed = [...read('deploy/many/settings.example').matchAll(/^([A-Z0-9_]+)=/gmu)].map(([, name]) => name);
    expect(new Set(listed)).toEqual(variablesIn(manyText));
  });
});

describe('systemd', () => {
  const unit = read('deploy/systemd/ai-assistant.service');

  it('starts what the image starts, with settings that exist', () => {
    expect(unit).toContain(`ExecStart=/usr/bin/${startCommand}\n`);
    const pairs = /^Environment=(.*)$/mu.exec(unit)[1].split(' ');
    expect(unknownIn(pairs.map((pair) => pair.split('=')[0]))).toEqual(NOT_OUR_SETTINGS);
  });
});

const hasKubectl = spawnSync('kubectl', ['version', '--client']).error === undefined;

describe.skipIf(!hasKubectl).each(['base', 'overlays/trial', 'overlays/production'])('kubernetes %s', (folder) => {
  const text = hasKubectl
    ? execFileSync('kubectl', ['kustomize', path.join(ROOT, 'deploy/kubernetes', folder)], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      })
    : '';
  const objects = parseAllDocuments(text).map((document) => document.toJS());
  const objectsOfKind = (kind) => objects.filter((object) => object.kind === kind);
  const deployments = objectsOfKind('Deployment');
  const pods = [...deployments, ...objectsOfKind('Job')].map(({ spec }) => spec.template);

  it('has an object of each kind', () => {
    const kinds =
      'ConfigMap Deployment HorizontalPodAutoscaler Ingress Job NetworkPolicy PersistentVolumeClaim PodDisruptionBudget Service ServiceAccount';
    expect([...new Set(objects.map(({ kind }) => kind))].toSorted()).toEqual(kinds.split(' '));
  });

  it('runs every process without rights on a read-only file system', () => {
    for (const { spec } of pods) {
      expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
      expect(spec.automountServiceAccountToken).toBe(false);
      const [container] = spec.containers;
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.image).toBe('registry.example.org/ai-assistant:0.1.0');
    }
  });

  it('gets secrets by reference, and has only settings that exist', () => {
    expect(objectsOfKind('Secret')).toEqual([]);
    const [config] = objectsOfKind('ConfigMap');
    expect(unknownIn(Object.keys(config.data))).toEqual([]);
    for (const { spec } of pods) {
      const [{ env, envFrom }] = spec.containers;
      expect(env.map(({ name }) => name)).toEqual(['ROLE']);
      expect(envFrom).toEqual([
        { configMapRef: { name: config.metadata.name } },
        { secretRef: { name: 'assistant-secrets' } },
      ]);
    }
  });

  it('gives each deployment its role and a probe of its readiness', () => {
    const roles = deployments.map(({ metadata, spec }) => {
      const [container] = spec.template.spec.containers;
      expect(container.readinessProbe.httpGet.path).toBe('/readyz');
      expect(container.livenessProbe.httpGet.path).toBe('/healthz');
      return [metadata.name, container.env[0].value];
    });
    expect(Object.fromEntries(roles)).toEqual({ 'assistant-web': 'web', 'assistant-worker': 'worker' });
    const [job] = objectsOfKind('Job');
    expect(job.spec.template.spec.containers[0].command).toEqual(['node', 'apps/server/dist/admin.js', 'migrate']);
  });

  it('names existing deployments and pods in its autoscaler, disruption budget, service and network policy', () => {
    const countPods = (wanted) => pods.filter(({ metadata }) => isPartOf(wanted, metadata.labels)).length;
    const [scaler] = objectsOfKind('HorizontalPodAutoscaler');
    expect(deployments.map(({ metadata }) => metadata.name)).toContain(scaler.spec.scaleTargetRef.name);
    expect(countPods(objectsOfKind('PodDisruptionBudget')[0].spec.selector.matchLabels)).toBe(1);
    expect(countPods(objectsOfKind('Service')[0].spec.selector)).toBe(1);
    expect(countPods(objectsOfKind('NetworkPolicy')[0].spec.podSelector.matchLabels)).toBe(pods.length);
  });
});

const isPartOf = (wanted, labels) => Object.entries(wanted).every(([name, value]) => labels[name] === value);

it('the guide to deployment names only existing files', () => {
  const named = [...read('docs/guides/deploy.md').matchAll(/\bdeploy\/[\w./-]*\w/gu)].map(([place]) => place);
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((place) => !existsSync(path.join(ROOT, place)))).toEqual([]);
});
