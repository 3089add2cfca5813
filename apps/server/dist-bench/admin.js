import { $r as createAccountRecovery, $t as lockAccount, A as withBaseline, Bi as deriveIdHash, C as CommandFault, Ca as savePersonLimits, Ci as setSuspended, Co as projectDirectory, D as readMigrations, Di as deleteAllSessions, E as migrate, Er as replaceSecret, F as findQueueVersion, Go as listFormerSecretKeys, Gt as listJobs, Ht as findPerson, I as findSecretKey, Jo as newId, Ko as readOrCreateSecretKey, Kt as retryFailedJobs, L as isUsedByApp, Lt as countFiles, M as openSealedStream, Mo as ConfigError, Mr as isOperator, N as dropSchema, No as loadConfig, Nt as openLongTransaction, O as LAST_COMMIT_BEFORE_BASELINE, P as findContents, Po as readEnvironment, Pt as openSnapshot, Qo as readSetting, Ri as addressOfId, S as listInstanceTables, Si as setGrantedTier, Tn as countSealed, Uo as inTransaction, Ut as listPeople, V as deleteTokens, Vi as keyOf, Vo as createDatabase, Vt as changePerson, Wt as listFileKeys, X as sealedFeeds, Yi as listAllTokens, Yt as createActs, Zi as saveSealedToken, _ as MAX_TABLES, _o as openObjectPlaces, an as deleteApps, b as finishInstanceRestore, c as openBackupPlace, co as createJobQueue, d as BackupBucketFault, dc as UpdatePersonBody, f as QUEUE_TABLES, g as MAX_FILES, go as createObjectStore, gt as backupDamaged, h as InstanceManifest, hn as sealedModelKeys, i as llmSection, ia as sealToken, ic as sql, j as SealError, jr as createLoginLimits, k as replacedMigrationsIn, l as countContents, lo as createLogger, m as INSTANCE_FORMAT, n as openDatabase, na as shareTokenForm, nn as toJobKind, nt as openBackup, o as mailNotConfigured, oa as openWithAny, p as writeInstance, r as configSections, ra as findToken, rn as toPerson, sa as resealText, so as createRateLimiter, t as systemClock, tt as assertFormat, u as makeBackup, v as hashSecretKey, vo as createModelSource, w as withErrorReporting, wr as listAllSecrets, x as insertInstanceRows, xi as setEmailVerified, y as beginInstanceRestore, zi as deriveId, zt as measureDatabase } from "./clock-E9fLuPoo.js";
import { a as EmbeddedPostgresError, i as openDataDirectory, n as keepNewFilesPrivate } from "./data-directory-Z8KJirWF.js";
import { n as assertKey } from "./object-store-CFNIF-Rw.js";
import { t as AppError } from "./app-error-CvKhFwC2.js";
import path from "node:path";
import { createHash } from "node:crypto";
import { chmodSync, createWriteStream, existsSync, readFileSync, writeFileSync } from "node:fs";
import { access, appendFile, mkdir, mkdtemp, open, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline as pipeline$1 } from "node:stream/promises";
import { tmpdir, userInfo } from "node:os";
// src/app/admin/act-log.ts
/**
* Appends a line about a command to `admin.log` in DATA_DIR: when, which account of the machine, what, and the exit
* code. Keys are not among the arguments, because commands take them from the environment. If the log cannot be
* written, the command runs all the same, because it may be the one that repairs the cause.
*/
async function logAct({ environment, projectDirectory, print }, act) {
	const { command, code } = act;
	const args = act.args.map(withoutPassword);
	const line = {
		at: (/* @__PURE__ */ new Date()).toISOString(),
		account: accountName(),
		command,
		args,
		code: code ?? "error"
	};
	try {
		const { DATA_DIR } = loadConfig(configSections, environment).server;
		const file = path.join(path.resolve(projectDirectory, DATA_DIR), "admin.log");
		await appendFile(file, `${JSON.stringify(line)}\n`, { mode: 384 });
	} catch (error) {
		if (error.code !== "ENOENT") print(`admin.log could not be written: ${String(error)}`);
	}
}
/** The name of the operating system's account; its number if it has no name, as in some containers. */
function accountName() {
	try {
		return userInfo().username;
	} catch {
		return String(process.getuid?.() ?? "unknown");
	}
}
/** An address without the password in it. */
function withoutPassword(text) {
	return text.replace(/(:\/\/[^/@]*?):[^/]*@/, "$1:***@");
}
// src/app/admin/instance-backup.ts
/** Throws CommandFault, or backups.not_a_backup, .newer_version, .damaged. */
function openInstanceBackup(path) {
	return openBackup(path, {
		maxEntries: MAX_FILES + MAX_TABLES + 1,
		maxUnpackedBytes: 16 * 1024 ** 4,
		maxManifestBytes: 419430400,
		parseManifest
	});
}
function parseManifest(value) {
	if (value?.format === "account-backup") throw new CommandFault("This is the backup of one account: its owner restores it in the app, under Settings.");
	assertFormat(value, {
		format: INSTANCE_FORMAT,
		version: 1
	});
	const parsed = InstanceManifest.safeParse(value);
	if (!parsed.success) throw backupDamaged("its manifest is not complete");
	return parsed.data;
}
// src/app/admin/open-instance.ts
const log$1 = createLogger({ level: "silent" });
/** The parts of an instance without its database, which is not open yet. */
async function describeInstance({ environment, projectDirectory }) {
	const config = loadConfig(configSections, environment);
	const dataDir = path.resolve(projectDirectory, config.server.DATA_DIR);
	const { DATABASE_URL, DATABASE_DIRECT_URL } = config.database;
	return {
		config,
		dataDir,
		configuredUrl: DATABASE_DIRECT_URL ?? DATABASE_URL,
		store: await createObjectStore(config.files, path.join(dataDir, "objects")),
		importDirectory: path.join(dataDir, "imports")
	};
}
/** Runs `work` on the instance, which may be running; the schema is not migrated. For reading, and for changes of single rows. */
async function withReadableInstance(context, work) {
	const { dataDir, configuredUrl, ...instance } = await describeInstance(context);
	if (configuredUrl !== void 0) return withDatabase(configuredUrl, (db) => work({
		...instance,
		db,
		address: configuredUrl
	}));
	if (!await access(path.join(dataDir, "postgres")).then(() => true, () => false)) throw new CommandFault(`There is no instance in ${dataDir}.`);
	return withEmbedded(dataDir, { mayBeRunning: true }, (address) => withDatabase(address, (db) => work({
		...instance,
		db,
		address
	})));
}
/**
* Runs `work` on the instance for writing. Throws CommandFault or EmbeddedPostgresError while the app runs, and
* DataDirectoryError.
*/
async function withStoppedInstance(context, work) {
	const { dataDir, configuredUrl, ...instance } = await describeInstance(context);
	openDataDirectory(dataDir, log$1);
	const workAt = (address) => withDatabase(address, (db) => work({
		...instance,
		db,
		address
	}));
	if (configuredUrl === void 0) return withEmbedded(dataDir, { mayBeRunning: false }, workAt);
	if (await isUsedByApp(configuredUrl)) throw new CommandFault("The app is running on this database: stop it first.");
	return workAt(configuredUrl);
}
async function withDatabase(address, work) {
	const db = createDatabase({
		connectionString: address,
		log: log$1,
		poolSize: 3,
		statementTimeoutMs: false
	});
	try {
		return await work(db);
	} finally {
		await db.$client.end();
	}
}
/** Starts the embedded database for the command or, if `mayBeRunning`, uses the one that the app is running. */
async function withEmbedded(dataDir, { mayBeRunning }, work) {
	const { findEmbeddedAddress, startEmbeddedPostgres } = await import("./embedded-postgres-CeWOWsbs.js");
	try {
		const server = await startEmbeddedPostgres({
			dataDir,
			log: log$1
		});
		try {
			return await work(server.connectionString);
		} finally {
			await server.stop();
		}
	} catch (error) {
		if (!(error instanceof EmbeddedPostgresError && error.code === "database.in_use") || !mayBeRunning) throw error;
		return work(await findEmbeddedAddress(dataDir));
	}
}
// src/app/admin/backup-command.ts
/** Writes the whole instance into one file. Safe while the app runs, because the rows are read from one snapshot. */
const backUpInstance = withErrorReporting(async ([name], context) => {
	const { print } = context;
	if (name === void 0) {
		print("Say where to: npm run backup -- FILE");
		return 1;
	}
	const file = resolveFromCwd(name, context);
	if (await fileExists(file)) throw new CommandFault(`${file} is there already: give another name.`);
	const manifest = await withReadableInstance(context, (instance) => writeInstanceFile(file, instance));
	const accounts = manifest.tables.find((table) => table.name === "public.users")?.rows ?? 0;
	const conversations = manifest.tables.find((table) => table.name === "public.conversations")?.rows ?? 0;
	print(`Written and read back: ${file}`);
	print(`${accounts} accounts, ${conversations} conversations, ${manifest.files.length} files.`);
	print("It holds what everybody wrote and the keys of this instance: keep it where nobody else can read it.");
	return 0;
});
/** Resolves a path against the directory the command was typed in: INIT_CWD, because npm changes to the project's folder. */
function resolveFromCwd(name, { environment }) {
	return path.resolve(environment["INIT_CWD"] ?? process.cwd(), name);
}
/** Writes a backup of the instance, verifies it, and returns its manifest. Throws CommandFault. */
async function writeInstanceFile(file, { config, db, store, importDirectory }) {
	const contents = await findContents(db);
	if (contents === "nothing" || contents === "foreign") throw new CommandFault("There is nothing of this app there.");
	const temporaryFile = `${file}.${process.pid}.part`;
	const session = await openSnapshot(db);
	try {
		const pieces = writeInstance({
			client: session.client,
			store,
			importDirectory,
			appName: config.server.APP_NAME,
			secretKey: config.server.SECRET_KEY,
			now: /* @__PURE__ */ new Date()
		});
		let manifest;
		async function* chunks() {
			manifest = yield* pieces;
		}
		const target = createWriteStream(temporaryFile, {
			flags: "wx",
			mode: 384
		});
		await pipeline$1(Readable.from(chunks(), {
			objectMode: true,
			highWaterMark: 2
		}), target);
		await makeDurable(temporaryFile);
		await verify(temporaryFile);
		await rename(temporaryFile, file);
		if (manifest === void 0) throw new Error("the backup has no manifest");
		return manifest;
	} catch (error) {
		await rm(temporaryFile, { force: true });
		throw toFault(error, file);
	} finally {
		await session.end();
	}
}
async function verify(file) {
	const backup = await openInstanceBackup(file);
	try {
		await backup.verify();
	} finally {
		backup.close();
	}
}
async function makeDurable(file) {
	const handle = await open(file, "r+");
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}
async function fileExists(file) {
	return access(file).then(() => true, () => false);
}
const DISK_FAULTS = {
	ENOENT: "its folder does not exist",
	EACCES: "this account may not write there",
	EROFS: "nothing can be written there",
	ENOSPC: "the disk is full"
};
function toFault(error, file) {
	const reason = DISK_FAULTS[error.code ?? ""];
	return reason === void 0 ? error : new CommandFault(`${file} could not be written: ${reason}.`);
}
// src/app/instance-backups/fetch-backup.ts
const SENTENCES = {
	not_sealed: (name) => `${name} is not a backup of this app.`,
	other_passphrase: (name) => `${name} was encrypted with another BACKUP_KEY.`,
	damaged: (name) => `The backup ${name} is damaged.`
};
/**
* Runs `work` with a backup of the bucket, which is decrypted into a temporary file and verified. Throws CommandFault and
* BackupBucketFault.
*/
async function withFetchedBackup({ bucket, passphrase }, name, work) {
	const folder = await mkdtemp(path.join(tmpdir(), "backup-"));
	const file = path.join(folder, "backup.zip");
	try {
		const opened = openSealedStream(bucket.read(name), passphrase);
		await pipeline$1(Readable.from(opened), createWriteStream(file, { mode: 384 })).catch((error) => {
			throw error instanceof SealError ? new CommandFault(SENTENCES[error.reason](name)) : error;
		});
		const backup = await openInstanceBackup(file);
		try {
			await backup.verify();
			return await work(backup);
		} finally {
			backup.close();
		}
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}
// src/app/admin/restore-instance.ts
const log = createLogger({ level: "silent" });
/**
* Restores the rows and files of a verified backup into an instance without accounts, all rows or none. Throws
* CommandFault for an instance that has accounts or another key.
*/
async function restoreInstance(backup, instance) {
	const { db, address, config } = instance;
	const { migrations, keyMark } = backup.manifest;
	if (config.server.SECRET_KEY !== void 0) assertSameKey(keyMark, { configured: config.server.SECRET_KEY });
	const contents = await findContents(db);
	if (contents === "foreign") throw new CommandFault("This database holds something that is not of this app.");
	if (contents === "accounts") throw new CommandFault("This instance has accounts, and restoring would replace them. Set DATA_DIR to a new folder, or DATABASE_URL to an empty database.");
	if (contents === "no_accounts") await dropSchema(db);
	const ownMigrations = readMigrations();
	const migrationsOfBackup = withBaseline(migrations, ownMigrations);
	await migrate({
		connectionString: address,
		log,
		migrations: ownMigrations.slice(0, migrationsOfBackup.length)
	});
	await createQueueSchema(address);
	await writeRows(backup, instance);
	await migrate({
		connectionString: address,
		log,
		migrations: ownMigrations
	});
}
async function createQueueSchema(address) {
	const jobs = createJobQueue({
		connectionString: address,
		log,
		mode: "manual"
	});
	await jobs.start();
	await jobs.stop();
}
async function writeRows(backup, instance) {
	const { manifest } = backup;
	const configured = instance.config.server.SECRET_KEY;
	const session = await openLongTransaction(instance.db);
	try {
		const { client } = session;
		const hasJobs = manifest.queueVersion !== null && await findQueueVersion(client) === manifest.queueVersion;
		const tables = await listInstanceTables(client, hasJobs ? Object.keys(QUEUE_TABLES) : []);
		const structure = await beginInstanceRestore(client, tables);
		for (const table of tables) await writeTable(client, table, backup);
		await finishInstanceRestore(client, tables, structure);
		if (configured === void 0) assertSameKey(manifest.keyMark, { stored: await findSecretKey(client) });
		await writeFiles(backup, instance);
		await session.client.query("commit");
	} finally {
		await session.end();
	}
}
async function writeTable(client, table, { manifest, lines }) {
	const entry = manifest.tables.find(({ name }) => name === table.name);
	if (entry?.columns.join() !== table.columns.join()) throw backupDamaged(`${table.name} has other columns`);
	for await (const batch of lines(entry)) await insertInstanceRows(client, table, batch);
}
/** Compares the instance's key, either the configured or the stored one, with the hash of the key in the backup. */
function assertSameKey(keyMark, { configured, stored }) {
	if (hashSecretKey(configured ?? stored ?? "") === keyMark) return;
	throw new CommandFault(configured === void 0 ? "The instance was run with a SECRET_KEY: set the same one, or its links and attachments stay closed." : "SECRET_KEY is another one than that of the backup: with it links and attachments would stay closed.");
}
async function writeFiles({ manifest, file }, { store, importDirectory }) {
	for (const entry of manifest.files) {
		const stream = Readable.from(file(entry));
		const [kind = "", ...segments] = entry.path.split("/");
		if (kind === "objects") await store.put(segments.join("/"), {
			stream,
			size: entry.bytes
		});
		else {
			const target = path.join(importDirectory, ...segments);
			await mkdir(path.dirname(target), { recursive: true });
			await pipeline$1(stream, createWriteStream(target));
		}
	}
}
// src/app/admin/restore-command.ts
/** Restores a file into an instance without accounts. The whole file is verified before anything is written. */
const restoreFromFile = withErrorReporting(async ([name], context) => {
	const { print } = context;
	if (name === void 0) {
		print("Say what from: npm run restore -- FILE");
		return 1;
	}
	const file = resolveFromCwd(name, context);
	const backup = await openInstanceBackup(file).catch((error) => {
		throw error.code === "ENOENT" ? new CommandFault(`There is no ${file}.`) : error;
	});
	try {
		assertKnownMigrations(backup.manifest);
		print(`Checking ${file}, made ${backup.manifest.createdAt}...`);
		await backup.verify();
		await withStoppedInstance(context, (instance) => restoreInstance(backup, instance));
		printSummary(backup, print);
		return 0;
	} finally {
		backup.close();
	}
});
/**
* The backup's migrations must be the first ones of this version; the remaining ones are applied once the rows are
* restored.
*/
function assertKnownMigrations({ migrations }) {
	if (replacedMigrationsIn(migrations) === "some") throw new CommandFault(`This backup was made by an older version of the app. Restore it with the app of commit ${LAST_COMMIT_BEFORE_BASELINE}, make a new backup there, and restore that one here.`);
	const known = readMigrations();
	if (!withBaseline(migrations, known).every(({ name, hash }, index) => known[index]?.name === name && known[index].hash === hash)) throw new CommandFault("This backup has migrations that this version of the app does not know. Update the app, then restore.");
}
function printSummary({ manifest }, print) {
	const rows = (table) => manifest.tables.find(({ name }) => name === table)?.rows ?? 0;
	print(`Restored: ${`${rows("public.users")} accounts, ${rows("public.conversations")} conversations, ${manifest.files.length} files`}. The app can be started.`);
}
// src/app/instance-backups/rehearse-restore.ts
/**
* Restores a backup into a built-in database in a temporary folder and compares every table and file with it. Returns how
* many there are. Throws CommandFault if one differs.
*/
async function rehearseRestore(backup, context) {
	assertKnownMigrations(backup.manifest);
	const folder = await mkdtemp(path.join(tmpdir(), "rehearsal-"));
	try {
		const scratch = {
			...context,
			environment: scratchEnvironment(context, folder)
		};
		await withStoppedInstance(scratch, (instance) => restoreInstance(backup, instance));
		const restored = await withReadableInstance(scratch, describeContents);
		assertSameContents(backup.manifest, restored);
		return {
			tables: backup.manifest.tables.length,
			files: backup.manifest.files.length
		};
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}
/** The same instance, but with its database and its files in another folder. */
function scratchEnvironment({ environment }, folder) {
	const { DATABASE_URL: _url, DATABASE_DIRECT_URL: _directUrl, S3_BUCKET: _bucket, ...others } = environment;
	return {
		...others,
		DATA_DIR: folder
	};
}
/** The manifest that a backup of this instance would have. */
async function describeContents({ db, store, importDirectory, config }) {
	const session = await openSnapshot(db);
	try {
		const { APP_NAME: appName, SECRET_KEY: secretKey } = config.server;
		const now = /* @__PURE__ */ new Date();
		const pieces = writeInstance({
			client: session.client,
			store,
			importDirectory,
			appName,
			secretKey,
			now
		});
		for (;;) {
			const next = await pieces.next();
			if (next.done === true) return next.value;
		}
	} finally {
		await session.end();
	}
}
/** Throws CommandFault for a table or file that differs. Migrations after the backup may add columns: then rows are counted. */
function assertSameContents(wanted, found) {
	const isSameSchema = wanted.migrations.length === found.migrations.length;
	const tables = new Map(found.tables.map((table) => [table.name, table]));
	const files = new Map(found.files.map((file) => [file.path, file]));
	for (const { name, rows, sha256 } of wanted.tables) {
		const table = tables.get(name);
		if (name.startsWith("pgboss.")) continue;
		if (table?.rows !== rows) throw new CommandFault(`${name} has ${table?.rows ?? 0} rows instead of ${rows}.`);
		if (isSameSchema && table.sha256 !== sha256) throw new CommandFault(`${name} has other rows than the backup.`);
	}
	for (const { path: name, sha256 } of wanted.files) if (files.get(name)?.sha256 !== sha256) throw new CommandFault(`${name} is not the file of the backup.`);
}
// src/app/admin/backups-command.ts
const MEGABYTE$2 = 1e6;
/** What can be done with the backups of the bucket; all but `list` and `make` take the newest if no name is given. */
const acts = {
	list: async ({ bucket }, _name, { print, report }) => {
		const backups = await bucket.list();
		report?.({ backups });
		if (backups.length === 0) print("There are no backups yet.");
		for (const { name, bytes, isComplete } of backups) print(`${name}  ${(bytes / MEGABYTE$2).toFixed(1)} MB${isComplete ? "" : "  not complete"}`);
	},
	make: async (place, _name, context) => {
		const { name, summary } = await withReadableInstance(context, (instance) => makeBackup(instance, place, /* @__PURE__ */ new Date()));
		const { accounts, conversations, files, bytes } = summary;
		context.report?.({
			name,
			...summary
		});
		context.print(`Made and read back: ${name}, ${(bytes / MEGABYTE$2).toFixed(1)} MB.`);
		context.print(`${accounts} accounts, ${conversations} conversations, ${files} files.`);
	},
	verify: async (place, wanted, { print, report }) => {
		const name = await chooseBackup(place, wanted);
		await place.bucket.check(name);
		const contents = await withFetchedBackup(place, name, async ({ manifest }) => countContents(manifest));
		report?.({
			name,
			...contents
		});
		print(`${name} is whole: ${contents.accounts} accounts, ${contents.conversations} conversations, ${contents.files} files.`);
	},
	restore: async (place, wanted, context) => {
		const name = await chooseBackup(place, wanted);
		const contents = await withFetchedBackup(place, name, async (backup) => {
			assertKnownMigrations(backup.manifest);
			await withStoppedInstance(context, (instance) => restoreInstance(backup, instance));
			return countContents(backup.manifest);
		});
		context.report?.({
			name,
			...contents
		});
		context.print(`Restored from ${name}: ${contents.accounts} accounts, ${contents.conversations} conversations, ${contents.files} files. The app can be started.`);
	},
	rehearse: async (place, wanted, context) => {
		const name = await chooseBackup(place, wanted);
		const began = performance.now();
		const { tables, files } = await withFetchedBackup(place, name, (backup) => rehearseRestore(backup, context));
		const seconds = Math.round((performance.now() - began) / 1e3);
		context.report?.({
			name,
			tables,
			files,
			seconds
		});
		context.print(`${name} can be restored: ${tables} tables and ${files} files came back as they were, in ${seconds} s.`);
	}
};
/** Backups of the instance in BACKUP_BUCKET: list, make, verify, restore, and rehearse a restore. */
const manageBackups = withErrorReporting(async ([act = "list", name], context) => {
	const run = Object.hasOwn(acts, act) ? acts[act] : void 0;
	if (run === void 0) throw new CommandFault(`Say one of ${Object.keys(acts).join(", ")}.`);
	const place = await openBackupPlace(loadConfig(configSections, context.environment));
	if (place === void 0) throw new CommandFault("Set BACKUP_BUCKET and BACKUP_KEY first: see the guide on backups.");
	await run(place, name, context).catch((error) => {
		throw error instanceof BackupBucketFault ? new CommandFault(error.message) : error;
	});
	return 0;
});
/** The named backup, otherwise the newest complete one. */
async function chooseBackup({ bucket }, wanted) {
	if (wanted !== void 0) return wanted;
	const newest = (await bucket.list()).findLast(({ isComplete }) => isComplete);
	if (newest === void 0) throw new CommandFault("There is no complete backup yet.");
	return newest.name;
}
// src/app/admin/acts-command.ts
const SHOWN = 100;
/** Lists what operators did on their page and by commands, newest first. */
const listActs = withErrorReporting(async (_args, context) => {
	const acts = await withReadableInstance(context, ({ db }) => createActs({
		db,
		clock: systemClock,
		newId
	}).list({
		limit: SHOWN,
		after: void 0
	}));
	context.report?.({ acts });
	for (const act of acts) context.print(describe$1(act));
	if (acts.length === 0) context.print("No acts yet.");
	return 0;
});
function describe$1({ at, by, isCommand, act, person, target, before, after }) {
	const change = before === null && after === null ? "" : `: ${before ?? "default"} → ${after ?? "default"}`;
	const subject = [person, target].filter((name) => name !== null).join(" ");
	return `${at} ${by === null ? "a deleted account" : isCommand ? `${by} (command)` : by}: ${act.replaceAll("_", " ")}${subject === "" ? "" : ` ${subject}`}${change}`;
}
// src/db/embed-again.ts
/**
* Lets the vectors of a person, or of everybody, be computed again in the background; until then search uses the
* present ones. Returns the number of conversations and documents.
*/
async function markVectorsStale(tx, userId) {
	const owner = userId === void 0 ? sql`true` : sql`user_id = ${userId}`;
	const conversations = await tx.execute(sql`update conversation_vectors set basis = '' where ${owner}`);
	const documents = await tx.execute(sql`
    update document_vectors set version_id = '00000000-0000-0000-0000-000000000000' where ${owner} and piece = 0`);
	return {
		conversations: conversations.rowCount ?? 0,
		documents: documents.rowCount ?? 0
	};
}
// src/app/admin/recorded-acts.ts
/** Adds what a command did to the log that the operator's page shows, in the transaction that does it. */
function recordActs({ db }, tx, acts) {
	return createActs({
		db,
		clock: systemClock,
		newId
	}).record(tx, { machineAccount: accountName() }, acts);
}
// src/app/admin/change-account.ts
const setters = {
	setSuspended: async ({ tx, userId }, at) => {
		await setSuspended(tx, userId, at);
		if (at !== null) await deleteAllSessions(tx, userId);
	},
	setGrantedTier: ({ tx, userId }, tier) => setGrantedTier(tx, userId, tier),
	setLimits: ({ tx, userId }, limits) => savePersonLimits(tx, userId, limits)
};
/** Throws CommandFault if there is no such account. */
async function getPerson(db, email) {
	const month = systemClock.now().toISOString().slice(0, 7);
	const person = await findPerson(db, { email: email.toLowerCase() }, month);
	if (person === void 0) throw new CommandFault("There is no account with this email.");
	return person;
}
/** Changes an account and records the change in the same transaction. */
function actOn(instance, email, act) {
	return inTransaction(instance.db, async (tx) => {
		const { id } = await getPerson(tx, email);
		await lockAccount(tx, id);
		await recordActs(instance, tx, (await act(tx, await getPerson(tx, email))).map((done) => ({
			...done,
			subjectId: id
		})));
	});
}
/**
* Changes plan, state or limits, as the operator's page does. Throws CommandFault, and the same errors as the
* operator's page.
*/
function changeAccount(instance, email, body) {
	const operators = new Set(instance.config.identity.OPERATORS?.map((operator) => operator.toLowerCase()));
	return actOn(instance, email, (tx, person) => changePerson({
		tx,
		userId: person.id
	}, person, body, {
		setters,
		mayBeSuspended: !isOperator(person, operators),
		now: systemClock.now()
	}));
}
// src/app/admin/embed-again-command.ts
/** Lets the vectors for search by meaning be computed again, for one person or for everybody. */
const embedAgain = withErrorReporting(async ([email], context) => {
	const marked = await withReadableInstance(context, (instance) => inTransaction(instance.db, async (tx) => {
		const userId = email === void 0 ? void 0 : (await getPerson(tx, email)).id;
		const counts = await markVectorsStale(tx, userId);
		await recordActs(instance, tx, [{
			act: "embed_again",
			...userId !== void 0 && { subjectId: userId }
		}]);
		return counts;
	}));
	context.report?.(marked);
	context.print(`${marked.conversations} conversations and ${marked.documents} documents are embedded again.`);
	context.print("The app begins within twenty minutes; search uses the present vectors until then.");
	return 0;
});
// src/app/admin/jobs-command.ts
/** Lists the background jobs by kind, or queues the failed ones of a kind again. */
const manageJobs = withErrorReporting(async ([verb = "list", kind], context) => {
	const { print } = context;
	if (verb !== "list" && (verb !== "retry" || kind === void 0)) {
		print("npm run admin -- jobs lists them; npm run admin -- jobs retry <kind> queues those that failed again.");
		return 1;
	}
	return withReadableInstance(context, async (instance) => {
		const { db } = instance;
		if (kind !== void 0) {
			const queued = await retryFailedJobs(db, kind);
			const act = {
				act: "retry_jobs",
				target: kind,
				after: queued
			};
			if (queued > 0) await inTransaction(db, (tx) => recordActs(instance, tx, [act]));
			context.report?.({
				kind,
				queued
			});
			print(queued === 1 ? "1 job is queued again." : `${queued} jobs are queued again.`);
			return 0;
		}
		const jobs = await listJobs(db);
		context.report?.({ jobs: jobs.map(toJobKind) });
		for (const { kind: name, waiting, running, failed, oldestAt, lastError } of jobs) {
			const since = oldestAt === null ? "" : ` since ${oldestAt.toISOString()}`;
			const failure = failed > 0 ? ` (${lastError})` : "";
			print(`${name}: ${waiting} waiting${since}, ${running} running, ${failed} failed${failure}`);
		}
		if (jobs.length === 0) print("There are no jobs.");
		return 0;
	});
});
// src/features/conversations/sharing/sealed-shares.ts
/** The addresses of shared conversations. */
function sealedShares(db) {
	return {
		kind: "addresses of shared pages",
		list: async () => (await listAllTokens(db)).map((row) => ({
			isUsableWith: (keys) => findToken(keys, row, shareTokenForm(row)) !== void 0,
			renew: async (keys) => {
				const sealedToken = sealToken(keys, row, shareTokenForm(row));
				if (sealedToken !== void 0) await saveSealedToken(db, row.userId, {
					...row,
					sealedToken
				});
			}
		}))
	};
}
// src/features/identity/sealed-two-factor.ts
/** The secrets of authenticator apps. */
function sealedTwoFactor(db) {
	return {
		kind: "two-factor secrets",
		list: async () => (await listAllSecrets(db)).map(({ userId, secret }) => ({
			isUsableWith: (keys) => openWithAny(keys, secret, userId) !== void 0,
			renew: async (keys) => {
				const resealed = resealText(keys, secret, userId);
				if (resealed !== void 0) await replaceSecret(db, userId, secret, resealed);
			}
		}))
	};
}
// src/db/moved-files.ts
/** The files of all conversations and chats, of all users. */
async function listFiles(db) {
	const { rows } = await db.execute(sql`
    select user_id as "userId", id_hash as "idHash" from attachments
    union select user_id, id_hash from chat_files order by 1, 2`);
	return rows;
}
/** Gives a file of a person another id, also in the messages that show it. */
async function changeFileId(tx, userId, from, to) {
	await tx.execute(sql`
    update messages set blocks = replace(blocks::text, ${from.address}, ${to.address})::jsonb
    where user_id = ${userId} and strpos(blocks::text, ${from.address}) > 0 and conversation_id in
      (select conversation_id from attachments where user_id = ${userId} and id_hash = ${from.idHash})`);
	await tx.execute(sql`
    insert into attachments (user_id, id_hash, conversation_id, size, created_at)
    select user_id, ${to.idHash}, conversation_id, size, created_at from attachments
    where user_id = ${userId} and id_hash = ${from.idHash} on conflict do nothing`);
	await tx.execute(sql`
    update chat_files set id_hash = ${to.idHash} where user_id = ${userId} and id_hash = ${from.idHash}`);
	await tx.execute(sql`delete from attachments where user_id = ${userId} and id_hash = ${from.idHash}`);
	await tx.execute(sql`update user_versions set version = version + 1 where user_id = ${userId}`);
}
// src/features/files/move-files.ts
/**
* Moves the files of conversations from ids that were derived with a former key to those of the current key, by which
* imports, documents and account backups look them up. Reads every file, because an id does not show its key. After a
* crash the next call continues.
*/
async function moveFiles({ db, store }, keys) {
	const count = {
		kind: "files of conversations",
		current: 0,
		former: 0,
		lost: 0
	};
	for (const file of await listFiles(db)) {
		const fileHash = await hashOf$1(store, file.idHash);
		const key = fileHash && [keys.current, ...keys.former].find((each) => isIdOf(each, file, fileHash));
		if (fileHash === void 0 || key === void 0) {
			count.lost += 1;
			continue;
		}
		if (key !== keys.current) await moveFile({
			db,
			store
		}, file, fileHash, {
			from: key,
			to: keys.current
		});
		count.current += 1;
	}
	return count;
}
const isIdOf = (key, { userId, idHash }, fileHash) => deriveIdHash(key, userId, fileHash) === idHash;
/** SHA-256 of the bytes; undefined if they are lost. */
async function hashOf$1(store, idHash) {
	const opened = await store.open(keyOf(idHash));
	if (opened === void 0) return void 0;
	const digest = createHash("sha256");
	for await (const piece of opened.stream) digest.update(piece);
	return digest.digest("hex");
}
/** A file without a row does no harm, but a row without its file is lost data: so it is copied first and deleted last. */
async function moveFile({ db, store }, { userId, idHash }, fileHash, keys) {
	const opened = await store.open(keyOf(idHash));
	if (opened === void 0) return;
	const describe = (key) => ({
		idHash: deriveIdHash(key, userId, fileHash),
		address: addressOfId(deriveId(key, userId, fileHash))
	});
	const [from, to] = [describe(keys.from), describe(keys.to)];
	await store.put(keyOf(to.idHash), opened);
	await inTransaction(db, (tx) => changeFileId(tx, userId, from, to));
	await store.delete(keyOf(idHash));
}
// src/app/admin/keys-command.ts
/**
* The kinds of data that need a secret key. Files of conversations are another one, which only `keys renew` counts,
* because that means reading them.
*/
const KINDS$1 = [
	sealedTwoFactor,
	sealedModelKeys,
	sealedFeeds,
	sealedShares
];
/** Shows the secret keys and how much data needs each of them, or encrypts everything with the current one. */
const manageKeys = withErrorReporting(async ([verb], context) => {
	if (verb !== void 0 && verb !== "renew") throw new CommandFault("npm run admin -- keys [renew]");
	return withReadableInstance(context, async (instance) => {
		const keys = await readKeys(instance);
		const kinds = [];
		for (const kind of KINDS$1) kinds.push(await countSealed(kind(instance.db), keys, { renews: verb === "renew" }));
		if (verb === "renew") kinds.push(await moveFiles(instance, keys));
		if (verb === "renew") await inTransaction(instance.db, (tx) => recordActs(instance, tx, [{ act: "renew_keys" }]));
		const marks = {
			current: markOf(keys.current),
			former: keys.former.map(markOf)
		};
		context.report?.({
			keys: marks,
			kinds
		});
		context.print(`The current key is ${marks.current}.`);
		for (const mark of marks.former) context.print(`A former key is ${mark}.`);
		for (const { kind, current, former, lost } of kinds) context.print(`${kind}: ${current} need the current key, ${former} a former one, ${lost} one that is not here.`);
		return 0;
	});
});
async function readKeys({ db, config }) {
	return {
		current: config.server.SECRET_KEY ?? await readOrCreateSecretKey(db),
		former: await listFormerSecretKeys(db, config.server)
	};
}
/** A short mark that identifies a key without revealing it. */
function markOf(secretKey) {
	return hashSecretKey(secretKey).slice(0, 8);
}
// src/app/admin/migrate-command.ts
/** Migrates a database server before the processes of a new version start. Does nothing if the schema is up to date. */
const migrateDatabase = withErrorReporting(async (_args, { environment, print }) => {
	const { DATABASE_URL, DATABASE_DIRECT_URL } = loadConfig(configSections, environment).database;
	const connectionString = DATABASE_DIRECT_URL ?? DATABASE_URL;
	if (connectionString === void 0) throw new CommandFault("DATABASE_URL is not set: the app migrates its built-in database when it starts.");
	await migrate({
		connectionString,
		log: createLogger({ level: "silent" })
	});
	print("The database has the schema of this version.");
	return 0;
});
// src/integrations/object-store/memory-store.ts
/** An object store in memory, for tests. */
function createMemoryStore() {
	const objects = /* @__PURE__ */ new Map();
	return {
		put: async (key, body) => {
			assertKey(key);
			objects.set(key, body instanceof Uint8Array ? Buffer.from(body) : await readSized(body));
		},
		get: async (key) => objects.get(key),
		open: async (key) => {
			const bytes = objects.get(key);
			return bytes && {
				stream: Readable.from([bytes]),
				size: bytes.length
			};
		},
		delete: async (key) => {
			objects.delete(key);
		},
		list: async function* (prefix) {
			for (const [key, bytes] of objects) if (key.startsWith(prefix)) yield {
				key,
				size: bytes.length
			};
		}
	};
}
async function readSized({ stream, size }) {
	const bytes = Buffer.concat(await stream.toArray());
	if (bytes.length !== size) throw new Error(`an object of ${size} bytes was announced, ${bytes.length} came`);
	return bytes;
}
// src/app/admin/move-database-command.ts
/**
* Copies the database of the stopped instance into an empty one and compares every table. Files stay where they are. What
* was there before is not changed, so the command can be repeated.
*/
const moveDatabase = withErrorReporting(async ([address], context) => {
	const { print, report } = context;
	if (address === void 0 || !/^postgres(ql)?:\/\//.test(address)) throw new CommandFault("Say where to: npm run admin -- move-database postgres://user:password@host/database");
	const folder = await mkdtemp(path.join(tmpdir(), "move-"));
	try {
		const file = path.join(folder, "database.zip");
		const manifest = await withStoppedInstance(context, (instance) => writeInstanceFile(file, withoutFiles(instance)));
		const target = {
			...context,
			environment: environmentWith(context, address)
		};
		const backup = await openInstanceBackup(file);
		try {
			await withStoppedInstance(target, (instance) => restoreInstance(backup, instance));
		} finally {
			backup.close();
		}
		assertSameContents(manifest, await withReadableInstance(target, (instance) => describeContents(withoutFiles(instance))));
		const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
		report?.({
			tables: manifest.tables.length,
			rows
		});
		print(`Copied and compared: ${manifest.tables.length} tables, ${rows} rows.`);
		print("Set DATABASE_URL to the new database and start the app. The old one is unchanged: delete it when you are sure.");
		return 0;
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
});
function withoutFiles(instance) {
	return {
		...instance,
		store: createMemoryStore(),
		importDirectory: ""
	};
}
function environmentWith({ environment }, address) {
	const { DATABASE_DIRECT_URL: _directUrl, ...others } = environment;
	return {
		...others,
		DATABASE_URL: address
	};
}
// src/app/admin/model-command.ts
const TEST_TIMEOUT_MS = 24e4;
const NEEDS_KEY = /* @__PURE__ */ new Set([
	"openai",
	"anthropic",
	"google"
]);
/** Shows, tests and connects the model; .env is changed only if the model works. */
const connectModel = async (args, context) => {
	const { print } = context;
	const [provider, model] = args.filter((arg) => !arg.startsWith("--"));
	const baseUrl = args.find((arg) => arg.startsWith("--base-url="))?.slice(11);
	try {
		if (provider === void 0) return await testCurrentModel(context);
		const key = context.environment["AI_API_KEY"];
		const settings = {
			AI_PROVIDER: provider,
			AI_MODEL: model,
			AI_BASE_URL: baseUrl,
			AI_API_KEY: provider === "builtin" || provider === "ollama" ? void 0 : key
		};
		if (NEEDS_KEY.has(provider) && key === void 0) {
			print(`Give the provider's key in the environment: AI_API_KEY=... npm run admin -- model ${args.join(" ")}`);
			return 1;
		}
		const client = await createClient({
			...context.environment,
			...settings
		});
		if (client !== void 0 && !await testModel(client, print)) {
			print("Nothing was changed.");
			return 1;
		}
		print(`Written to ${updateEnvFile(context.projectDirectory, settings)}. Start the app again to use ${client === void 0 ? "the built-in assistant" : client.info.label}.`);
		return 0;
	} catch (error) {
		if (!(error instanceof ConfigError)) throw error;
		print(error.message);
		return 1;
	}
};
async function testCurrentModel({ environment, print }) {
	const client = await createClient(environment);
	if (client === void 0) {
		print("No model is connected: the built-in assistant answers.");
		return 0;
	}
	return await testModel(client, print) ? 0 : 1;
}
async function createClient(environment) {
	const { llm } = loadConfig([llmSection], environment);
	return createModelSource({
		config: llm,
		clock: systemClock,
		isForLocalUser: () => true
	}).current();
}
/** Asks the model for one word and prints the result. Returns whether it replied. */
async function testModel(client, print) {
	const { label, destination } = client.info;
	print(`Asking ${label} at ${destination} for one word...`);
	try {
		for await (const event of client.stream({
			messages: [{
				role: "user",
				content: "Reply with the single word: ready"
			}],
			signal: AbortSignal.timeout(TEST_TIMEOUT_MS)
		})) {
			if (event.type !== "text") continue;
			print("It answers.");
			return true;
		}
		print("It sent an empty answer.");
	} catch (error) {
		print(error instanceof AppError ? error.message : "It did not answer in time.");
	}
	return false;
}
/**
* Sets, replaces or (undefined) removes variables of the .env file; all other lines stay. The file is readable for its
* owner only, because it may contain keys.
*/
function updateEnvFile(directory, variables) {
	const file = path.join(directory, ".env");
	const before = existsSync(file) ? readFileSync(file, "utf8") : "";
	const isReplaced = (line) => Object.keys(variables).some((name) => line.trimStart().startsWith(`${name}=`));
	const keptLines = before.split("\n").filter((line) => !isReplaced(line));
	while (keptLines.at(-1) === "") keptLines.pop();
	const newLines = Object.entries(variables).flatMap(([name, value]) => value === void 0 ? [] : [`${name}=${quoteForEnvFile(value)}`]);
	if (existsSync(file)) chmodSync(file, 384);
	writeFileSync(file, `${[...keptLines, ...newLines].join("\n")}\n`, { mode: 384 });
	return file;
}
/**
* Quotes a value for a .env file. Quotation marks cannot be escaped there, so a kind is used that the value does not
* contain. A value of harmless characters stays unquoted.
*/
function quoteForEnvFile(value) {
	if (/^[\w./:@+-]*$/.test(value)) return value;
	const quotationMark = [
		"'",
		"`",
		"\""
	].find((candidate) => !value.includes(candidate));
	if (quotationMark === void 0) throw new ConfigError(["A value contains all three kinds of quotation marks."]);
	return `${quotationMark}${value}${quotationMark}`;
}
// src/integrations/object-store/move-objects.ts
/** An object that differs when it is read back from its new store. */
var MoveFault = class extends Error {};
/**
* Moves all objects of `former` to `current`, while both are in use: each is copied, read back, compared by its SHA-256
* and then deleted where it was. After an interruption the next call continues. Throws MoveFault.
*/
async function moveObjects({ current, former }, onObject = () => void 0) {
	const sum = {
		moved: 0,
		bytes: 0,
		alreadyThere: 0
	};
	for await (const { key, size } of former.list("")) {
		if (await hashOf(current, key) !== void 0) sum.alreadyThere += 1;
		else if (await copyObject(former, current, key)) {
			sum.moved += 1;
			sum.bytes += size;
		}
		await former.delete(key);
		onObject(sum);
	}
	return sum;
}
/** Returns false if the object has been deleted meanwhile. */
async function copyObject(former, current, key) {
	const opened = await former.open(key);
	if (opened === void 0) return false;
	const hash = createHash("sha256");
	opened.stream.on("data", (piece) => hash.update(piece)).pause();
	await current.put(key, opened);
	if (await hashOf(current, key) !== hash.digest("hex")) throw new MoveFault(`${key} differs after it was copied, and stays where it was.`);
	if (await hashOf(former, key) !== void 0) return true;
	await current.delete(key);
	return false;
}
async function hashOf(store, key) {
	const opened = await store.open(key);
	if (opened === void 0) return void 0;
	const hash = createHash("sha256");
	for await (const piece of opened.stream) hash.update(piece);
	return hash.digest("hex");
}
// src/app/admin/objects-command.ts
const REPORT_EVERY = 1e3;
/** `objects move`: moves the files of the instance to the configured place. The app may be running. */
const manageObjects = withErrorReporting(async ([act], context) => {
	const { environment, projectDirectory, print, report } = context;
	if (act !== "move") throw new CommandFault("Say: npm run admin -- objects move");
	const { files, server, instanceBackups } = loadConfig(configSections, environment);
	const from = files.FILES_MOVED_FROM;
	if (from !== void 0 && from === instanceBackups.BACKUP_BUCKET) throw new CommandFault("FILES_MOVED_FROM is the bucket of the backups: name the one that the files were in.");
	const { current, former } = await openObjectPlaces(files, path.join(path.resolve(projectDirectory, server.DATA_DIR), "objects"));
	if (former === void 0) throw new CommandFault("Set FILES_MOVED_FROM to the place where the files were, folder or the name of a bucket, and restart the app first.");
	const { moved, bytes, alreadyThere } = await moveObjects({
		current,
		former
	}, (sum) => {
		if ((sum.moved + sum.alreadyThere) % REPORT_EVERY === 0) print(`${sum.moved} moved so far.`);
	}).catch((error) => {
		throw error instanceof MoveFault ? new CommandFault(error.message) : error;
	});
	report?.({
		moved,
		bytes,
		alreadyThere
	});
	print(`${moved} files moved and compared, ${(bytes / 1e6).toFixed(1)} MB. ${alreadyThere} were there already.`);
	print("Nothing is left in the former place. FILES_MOVED_FROM can be removed.");
	return 0;
});
// src/app/admin/plan-command.ts
/** Grants Premium to an account without a payment, or takes it back. A plan that somebody pays for is not changed. */
const changePlan = withErrorReporting(async ([email, plan], context) => {
	if (email === void 0 || plan !== "premium" && plan !== "free") {
		context.print("Give the email of the account and its plan: npm run admin -- plan somebody@example.org premium");
		return 1;
	}
	await withReadableInstance(context, (instance) => changeAccount(instance, email, { plan })).catch((error) => {
		if (!(error instanceof AppError) || error.code !== "operator.plan_is_paid") throw error;
		throw new CommandFault(`${email.toLowerCase()} pays for a plan: end it at the payment provider first.`);
	});
	context.print(plan === "premium" ? "The account has Premium, without a payment." : "The account is on the Free plan.");
	return 0;
});
// src/app/admin/people-command.ts
const MAX_SHOWN$1 = 100;
const MEGABYTE$1 = 1e6;
/** Commands that show or change one account. */
const verbs = {
	show: showPerson,
	suspend: (email, context) => suspend(email, context, true),
	unsuspend: (email, context) => suspend(email, context, false),
	confirm
};
/** Lists accounts with plan, usage and storage, or shows or changes one of them. Nothing that people wrote is shown. */
const managePeople = withErrorReporting(async ([first = "", email, ...rest], context) => {
	if (first === "plan") return changePlan([...email === void 0 ? [] : [email], ...rest], context);
	const verb = Object.hasOwn(verbs, first) ? verbs[first] : void 0;
	if (verb === void 0) return list(first, context);
	if (email === void 0) throw new CommandFault(`Give an email: npm run admin -- people ${first} somebody@example.org`);
	await verb(email, context);
	return 0;
});
async function list(part, context) {
	const [people, quota] = await withReadableInstance(context, async ({ config, db }) => [await listPeople(db, {
		search: part,
		month: thisMonth(),
		limit: MAX_SHOWN$1,
		order: { by: "bytes" }
	}), config.imports.STORAGE_QUOTA_BYTES ?? null]);
	context.report?.({ people: people.map((person) => toPerson(person, {
		isOperator: false,
		defaultQuota: quota
	})) });
	for (const person of people) context.print(describe(person, quota));
	const count = people.length === 1 ? "1 account" : `${people.length} accounts`;
	context.print(people.length === MAX_SHOWN$1 ? `The first ${count}: give a part of an email for others.` : `${count}.`);
	return 0;
}
async function showPerson(email, context) {
	await withReadableInstance(context, async ({ config, db }) => {
		const person = await getPerson(db, email);
		const { STORAGE_QUOTA_BYTES: quota = null } = config.imports;
		context.report?.(toPerson(person, {
			isOperator: false,
			defaultQuota: quota
		}));
		context.print(describe(person, quota));
		context.print(`${person.messages} messages, ${person.aiChats} AI chats this month.`);
		context.print(person.emailVerified ? "The email is confirmed." : "The email is not confirmed.");
	});
}
async function suspend(email, context, isSuspended) {
	await withReadableInstance(context, (instance) => changeAccount(instance, email, { isSuspended }));
	context.print(isSuspended ? "The account is suspended: its sessions have ended, and its tokens, calendars and shared pages are closed." : "The account is no longer suspended. Its owner has to sign in.");
}
/** For instances that cannot send mails: only a confirmed email makes an operator. */
async function confirm(email, context) {
	await withReadableInstance(context, (instance) => actOn(instance, email, async (tx, person) => {
		if (person.emailVerified) return [];
		await setEmailVerified(tx, person.id, person.email);
		return [{ act: "confirm" }];
	}));
	context.print("The email of the account is confirmed.");
}
function thisMonth() {
	return systemClock.now().toISOString().slice(0, 7);
}
function describe(person, defaultQuota) {
	const quota = person.storageBytes ?? defaultQuota;
	const megabytes = `${(person.bytes / MEGABYTE$1).toFixed(1)} MB`;
	const share = quota === null ? "" : ` (${Math.round(person.bytes / Math.max(1, quota) * 100)} % of the quota)`;
	return [
		person.email,
		person.plan,
		`since ${dayOf(person.createdAt)}`,
		person.seenAt === null ? "signed out" : `last seen ${dayOf(person.seenAt)}`,
		person.conversations === 1 ? "1 conversation" : `${person.conversations} conversations`,
		`${megabytes}${share}`,
		...person.suspendedAt === null ? [] : [`suspended on ${dayOf(person.suspendedAt)}`],
		...person.closingAt === null ? [] : [`deleted on ${dayOf(person.closingAt)}`]
	].join(", ");
}
function dayOf(date) {
	return date.toISOString().slice(0, 10);
}
// src/app/admin/quotas-command.ts
const LIMITS = {
	storage: {
		field: "storageBytes",
		label: "storage in bytes"
	},
	imports: {
		field: "importsPerDay",
		label: "imports in 24 hours"
	},
	chats: {
		field: "aiChatsPerMonth",
		label: "AI chats a month on the Free plan"
	}
};
const USAGE = "npm run admin -- quotas somebody@example.org [storage|imports|chats <number>|default]";
/**
* Shows the limits of a person, or sets one. `default` removes the person's own limit, so that the general one applies
* again.
*/
const manageQuotas = withErrorReporting(async ([email, name, value], context) => {
	if (email === void 0) throw new CommandFault(`Give the email of the account: ${USAGE}`);
	if (name !== void 0) {
		const body = readChange(name, value);
		await withReadableInstance(context, (instance) => changeAccount(instance, email, body));
	}
	await show(email, context);
	return 0;
});
function readChange(name, value) {
	const limit = Object.hasOwn(LIMITS, name) ? LIMITS[name] : void 0;
	if (limit === void 0 || value === void 0) throw new CommandFault(USAGE);
	const number = value === "default" ? null : Number(value);
	const parsed = UpdatePersonBody.safeParse({ limits: { [limit.field]: number } });
	if (parsed.success) return parsed.data;
	throw new CommandFault(parsed.error.issues[0]?.message ?? USAGE);
}
async function show(email, context) {
	await withReadableInstance(context, async ({ config, db }) => {
		const person = await getPerson(db, email);
		const defaults = {
			storageBytes: config.imports.STORAGE_QUOTA_BYTES ?? null,
			importsPerDay: config.imports.IMPORTS_PER_DAY ?? null,
			aiChatsPerMonth: Math.max(0, config.billing.FREE_AI_CHATS_PER_MONTH)
		};
		const { storageBytes, importsPerDay, aiChatsPerMonth } = person;
		context.report?.({
			email: person.email,
			limits: {
				storageBytes,
				importsPerDay,
				aiChatsPerMonth
			},
			defaults
		});
		for (const [name, { field, label }] of Object.entries(LIMITS)) {
			const own = person[field];
			const general = defaults[field] ?? "no limit";
			context.print(`${name}: ${own === null ? `${general} (the usual limit)` : `${own} (usually: ${general})`}, ${label}`);
		}
	});
}
// src/integrations/email/fake-mailer.ts
/** A mailer in memory. */
function createFakeMailer({ isConfigured = true } = {}) {
	const sent = [];
	const failures = [];
	return {
		isConfigured,
		sent,
		fail: (error) => {
			failures.push(error);
		},
		send: async (mail) => {
			if (!isConfigured) throw mailNotConfigured();
			if (failures.length > 0) throw failures.shift();
			sent.push(mail);
		}
	};
}
// src/app/admin/reset-link-command.ts
/** Prints the URL that sets a new password for an account, for servers that cannot send mails. */
const makeResetLink = withErrorReporting(async ([email], { environment, projectDirectory, print }) => {
	if (email === void 0) {
		print("Give the email of the account: npm run admin -- reset-link somebody@example.org");
		return 1;
	}
	const config = loadConfig(configSections, environment);
	const log = createLogger({ level: "silent" });
	const dataDir = path.resolve(projectDirectory, config.server.DATA_DIR);
	const database = await openOrConnect({
		config: config.database,
		dataDir,
		log
	});
	try {
		const { db } = database;
		const { PUBLIC_URL, PORT, APP_NAME: appName } = config.server;
		const port = environment["PORT"] ?? await readSetting(db, "listening-port") ?? PORT;
		const link = await createAccountRecovery({
			db,
			clock: systemClock,
			newId,
			log,
			mailer: createFakeMailer({ isConfigured: false }),
			limits: createLoginLimits(createRateLimiter({
				sql: db.$client,
				clock: systemClock
			}), {
				failedLogins: 1,
				signupsPerHour: 1
			}),
			secretKey: config.server.SECRET_KEY ?? await readOrCreateSecretKey(db),
			frame: {
				appName,
				address: PUBLIC_URL ?? `http://localhost:${port}`
			}
		}).makeLink(email.toLowerCase());
		if (link !== void 0) await actOn(database, email, async () => [{ act: "reset_link" }]);
		print(link === void 0 ? "There is no account with this email." : `Good for one day, once:\n${link}`);
		return link === void 0 ? 1 : 0;
	} finally {
		await database.close();
	}
});
/**
* Opens the database. While the app runs on its embedded database, connects to that one, whose schema is up to date.
*/
async function openOrConnect(options) {
	try {
		return await openDatabase(options);
	} catch (error) {
		if (!(error instanceof EmbeddedPostgresError) || error.code !== "database.in_use") throw error;
		const { findEmbeddedAddress } = await import("./embedded-postgres-CeWOWsbs.js");
		const connectionString = await findEmbeddedAddress(options.dataDir);
		const db = createDatabase({
			connectionString,
			log: options.log,
			poolSize: 2
		});
		return {
			db,
			close: () => db.$client.end()
		};
	}
}
// src/app/admin/sign-out-command.ts
/** Ends all sessions, tokens and connections of an account that somebody else may be using. The password stays. */
const signOutEverywhere = withErrorReporting(async ([email], context) => {
	if (email === void 0) {
		context.print("Give the email of the account: npm run admin -- sign-out somebody@example.org");
		return 1;
	}
	await withReadableInstance(context, (instance) => actOn(instance, email, async (tx, { id }) => {
		await deleteAllSessions(tx, id);
		await deleteTokens(tx, id);
		await deleteApps(tx, id);
		return [{ act: "sign_out" }];
	}));
	context.print("All sessions, access tokens and connected apps of the account have ended. Its password is the same.");
	return 0;
});
// src/app/admin/storage-command.ts
const MEGABYTE = 1e6;
/** Shows how much space the database and the files take, by kind. */
const showStorage = withErrorReporting(async (_args, context) => withReadableInstance(context, async ({ db }) => {
	const database = await measureDatabase(db);
	const files = await countFiles(db);
	context.report?.({
		databaseBytes: database.bytes,
		tables: database.tables,
		files
	});
	context.print(`database: ${megabytes(database.bytes)}`);
	for (const { kind, bytes } of database.tables) context.print(`  ${kind}: ${megabytes(bytes)}`);
	for (const { kind, count, bytes } of files) context.print(`${kind.replace("_", " ")}: ${count}${bytes === null ? "" : `, ${megabytes(bytes)}`}`);
	return 0;
}));
const megabytes = (bytes) => `${(bytes / MEGABYTE).toFixed(1)} MB`;
// src/app/admin/verify-command.ts
const MAX_SHOWN = 20;
/** Files of these kinds belong to rows; others are temporary. */
const KINDS = /^(attachments|pictures|kept-files|backups)\//;
/** Compares the files that the database refers to with those in the store. Returns 1 if one is missing. */
const verifyFiles = withErrorReporting(async (_args, context) => {
	const { print } = context;
	return withReadableInstance(context, async ({ db, store }) => {
		const wanted = new Set(await listFileKeys(db));
		const missing = new Set(wanted);
		let unused = 0;
		for await (const { key } of store.list("")) {
			missing.delete(key);
			if (KINDS.test(key) && !wanted.has(key)) unused += 1;
		}
		context.report?.({
			files: wanted.size,
			missing: [...missing],
			unused
		});
		for (const key of [...missing].slice(0, MAX_SHOWN)) print(`Missing: ${key}`);
		print(`${wanted.size} files belong to rows: ${missing.size} are missing. ${unused} belong to none (uploads and deletions of this moment).`);
		return missing.size === 0 ? 0 : 1;
	});
});
// src/app/admin/run-admin.ts
/** The commands of an operator: `npm run admin -- <name> …`. */
const commands = {
	people: {
		usage: "people [part of an email | show|suspend|unsuspend|confirm <email>]",
		run: managePeople
	},
	quotas: {
		usage: "quotas <email> [storage|imports|chats <number>|default]",
		run: manageQuotas
	},
	plan: {
		usage: "plan <email> premium|free",
		run: changePlan
	},
	"reset-link": {
		usage: "reset-link <email>",
		run: makeResetLink
	},
	"sign-out": {
		usage: "sign-out <email>",
		run: signOutEverywhere
	},
	jobs: {
		usage: "jobs [retry <kind>]",
		run: manageJobs
	},
	model: {
		usage: "model [builtin | <provider> [<model>] [--base-url=<address>]]",
		run: connectModel
	},
	migrate: {
		usage: "migrate",
		run: migrateDatabase
	},
	backup: {
		usage: "backup <file>",
		run: backUpInstance
	},
	restore: {
		usage: "restore <file>",
		run: restoreFromFile
	},
	backups: {
		usage: "backups [list | make | verify|restore|rehearse [<name>]]",
		run: manageBackups
	},
	"move-database": {
		usage: "move-database <address of an empty database>",
		run: moveDatabase
	},
	verify: {
		usage: "verify",
		run: verifyFiles
	},
	objects: {
		usage: "objects move",
		run: manageObjects
	},
	storage: {
		usage: "storage",
		run: showStorage
	},
	keys: {
		usage: "keys [renew]",
		run: manageKeys
	},
	"re-embed": {
		usage: "re-embed [<email>]",
		run: embedAgain
	},
	acts: {
		usage: "acts",
		run: listActs
	}
};
/** Runs the command that the first argument names, and logs it; without one lists all commands. */
const runAdmin = async ([name = "", ...args], context) => {
	const command = Object.hasOwn(commands, name) ? commands[name] : void 0;
	if (command === void 0) {
		context.print("Commands:");
		for (const { usage } of Object.values(commands)) context.print(`  npm run admin -- ${usage}`);
		context.print("With --json each prints one JSON object.");
		return name === "" ? 0 : 1;
	}
	let code;
	try {
		code = await withJson(command.run)(args, context);
		return code;
	} finally {
		await logAct(context, {
			command: name,
			args,
			code
		});
	}
};
/** With --json among its arguments a command prints one JSON object: what it reports, else its lines, else its error. */
function withJson(run) {
	return async (args, context) => {
		if (!args.includes("--json")) return run(args, context);
		const lines = [];
		let value;
		const quiet = {
			...context,
			print: (line) => void lines.push(line),
			report: (said) => value = said
		};
		const code = await run(args.filter((arg) => arg !== "--json"), quiet);
		context.print(JSON.stringify(code === 0 ? value ?? { lines } : {
			...value,
			error: lines.join("\n")
		}));
		return code;
	};
}
// src/admin.ts
keepNewFilesPrivate();
process.exitCode = await runAdmin(process.argv.slice(2), {
	environment: readEnvironment(projectDirectory),
	projectDirectory,
	print: (line) => void process.stdout.write(`${line}\n`)
});
export {};
