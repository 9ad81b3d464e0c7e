/** The generators whose clients are tried, and what is done with each. Every command runs in the folder of its client. */
export type Command = readonly [program: string, ...args: string[]];

export interface Client {
  language: string;
  generator: string;
  /** where the files of `docs/examples/clients/NAME` go; others keep their names */
  places: Record<string, string>;
  generate: readonly Command[];
  compile: readonly Command[];
  /** the program that calls the shop; null: the stubs of a server, which are only compiled */
  run: Command | null;
}

/** Files beside the folders of the clients. */
const CONTRACT = '../contract/openapi.json';
export const GENERATOR_VERSION = '7.25.0';
export const GENERATOR_JAR = `openapi-generator-cli-${GENERATOR_VERSION}.jar`;

const openapiGenerator = (generator: string, options: string, out = '.'): Command => [
  'java',
  '-jar',
  `../${GENERATOR_JAR}`,
  'generate',
  '-i',
  CONTRACT,
  '-g',
  generator,
  '-o',
  out,
  `--additional-properties=${options}`,
];
const named = (generator: string) => `openapi-generator ${GENERATOR_VERSION}, ${generator}`;

const MAVEN: Command = ['mvn', '-q', '-B', '-DskipTests', 'compile'];
const CLASSPATH: Command = [
  'mvn',
  '-q',
  '-B',
  'dependency:build-classpath',
  '-Dmdep.outputFile=classpath',
];
const inJava = (main: string): Command => [
  'sh',
  '-c',
  `java -cp "target/classes:$(cat classpath)" ${main}`,
];
const TSC: Command = ['../../../node_modules/.bin/tsc', '-p', '.'];
const INSTALL_TYPES: Command = ['npm', 'install', '--no-audit', '--no-fund', '--silent'];
const VENV: Command = ['python3', '-m', 'venv', '.venv'];
const pip = (...args: string[]): Command => [
  '.venv/bin/python',
  '-m',
  'pip',
  'install',
  '-q',
  ...args,
];
const pythonRun: Command = ['.venv/bin/python', 'buy.py'];

export const CLIENTS: Record<string, Client> = {
  java: {
    language: 'Java',
    generator: named('java (native)'),
    places: { 'Buy.java': 'src/main/java/Buy.java' },
    generate: [openapiGenerator('java', 'library=native,hideGenerationTimestamp=true')],
    compile: [MAVEN, CLASSPATH],
    run: inJava('Buy'),
  },
  kotlin: {
    language: 'Kotlin',
    generator: named('kotlin (okhttp, kotlinx.serialization)'),
    places: { 'Buy.kt': 'src/main/kotlin/Buy.kt' },
    generate: [
      openapiGenerator(
        'kotlin',
        'serializationLibrary=kotlinx_serialization,generateOneOfAnyOfWrappers=true',
      ),
    ],
    compile: [MAVEN, CLASSPATH],
    run: inJava('BuyKt'),
  },
  'typescript-fetch': {
    language: 'TypeScript',
    generator: named('typescript-fetch'),
    places: {},
    generate: [openapiGenerator('typescript-fetch', 'supportsES6=true', 'client')],
    compile: [TSC],
    run: ['node', 'out/buy.js'],
  },
  'openapi-fetch': {
    language: 'TypeScript',
    generator: 'openapi-typescript with openapi-fetch 0.17.0',
    places: {},
    generate: [['../../../node_modules/.bin/openapi-typescript', CONTRACT, '-o', 'contract.d.ts']],
    compile: [TSC],
    run: ['node', 'out/buy.js'],
  },
  'hey-api': {
    language: 'TypeScript',
    generator: '@hey-api/openapi-ts 0.95.0',
    places: {},
    generate: [
      INSTALL_TYPES,
      [
        'node_modules/.bin/openapi-ts',
        '-i',
        CONTRACT,
        '-o',
        'client',
        '-c',
        '@hey-api/client-fetch',
      ],
    ],
    compile: [TSC],
    run: ['node', 'out/buy.js'],
  },
  python: {
    language: 'Python',
    generator: named('python'),
    places: {},
    generate: [openapiGenerator('python', 'packageName=shop_client')],
    compile: [VENV, pip('-r', 'requirements.txt')],
    run: pythonRun,
  },
  'openapi-python-client': {
    language: 'Python',
    generator: 'openapi-python-client 0.29.1',
    places: {},
    generate: [
      VENV,
      pip('openapi-python-client==0.29.1'),
      [
        '.venv/bin/openapi-python-client',
        'generate',
        '--path',
        CONTRACT,
        '--config',
        'config.yml',
        '--output-path',
        'client',
      ],
    ],
    compile: [pip('./client')],
    run: pythonRun,
  },
  go: {
    language: 'Go',
    generator: named('go'),
    places: { 'main.go': 'cmd/buy/main.go' },
    generate: [
      openapiGenerator(
        'go',
        'packageName=shop,isGoSubmodule=true,enumClassPrefix=true,withGoMod=false,disallowAdditionalPropertiesIfNotPresent=false',
      ),
    ],
    compile: [
      ['go', 'get', 'gopkg.in/validator.v2@v2.0.1'],
      ['go', 'build', '-o', 'buy', './cmd/buy'],
    ],
    run: ['./buy'],
  },
  'oapi-codegen': {
    language: 'Go',
    generator: 'oapi-codegen 2.8.2',
    places: {},
    generate: [
      ['mkdir', '-p', 'shop'],
      [
        'go',
        'run',
        'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2',
        '-config',
        'config.yaml',
        CONTRACT,
      ],
    ],
    compile: [
      ['go', 'mod', 'tidy'],
      ['go', 'build', '-o', 'buy', '.'],
    ],
    run: ['./buy'],
  },
  rust: {
    language: 'Rust',
    generator: named('rust (reqwest)'),
    places: { 'main.rs': 'src/bin/buy.rs' },
    generate: [openapiGenerator('rust', 'packageName=shop-client,library=reqwest')],
    compile: [
      ['cargo', 'add', '-q', 'tokio', '--features', 'macros,rt'],
      ['cargo', 'build', '-q', '--bin', 'buy'],
    ],
    run: ['target/debug/buy'],
  },
  spring: {
    language: 'Java',
    generator: named('spring (interfaces of a server)'),
    places: {},
    generate: [
      openapiGenerator(
        'spring',
        'interfaceOnly=true,useSpringBoot3=true,hideGenerationTimestamp=true,documentationProvider=none,annotationLibrary=none,openApiNullable=false',
      ),
    ],
    compile: [MAVEN],
    run: null,
  },
};
