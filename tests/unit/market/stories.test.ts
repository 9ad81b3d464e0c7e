import { describe, expect, it } from 'vitest';
import { storyOf } from '#mocks/demo/catalogue/content.ts';
import { ENTRIES } from '#mocks/demo/catalogue/models.ts';
import { MERCHANTS } from '#mocks/demo/catalogue/merchants.ts';
import { LANGS, type Lang, type Text } from '#mocks/market/model.ts';

interface Vocabulary {
  /** categories whose descriptions may use the words, and use at least one of them */
  leaves: readonly string[];
  words: Readonly<Record<Lang, RegExp>>;
}

/** Words that belong to some kinds of product only; a category may belong to several kinds. */
const VOCABULARIES: Readonly<Record<string, Vocabulary>> = {
  cloth: {
    leaves: [
      'dresses',
      'tops',
      'coats',
      'jeans',
      'shorts',
      'hats',
      'swimwear',
      'scarves',
      'silk',
      'kimono',
      'craft',
    ],
    words: {
      'zh-CN': /面料|接缝|小批染色|吊牌|羊毛|纺|织|蚕丝|熨|清洗，|冷水|防虫/,
      en: /\bfabric|\bseam|\bdyed|\blabel before|\bwool|\bspun|\bwoven|\bloom|\bsilk|\biron\b|30 degrees|\bmoths/i,
      fr: /\btissu|\bcouture qui|\bteint par|\blaine|\bfilée|\btissé|\bsoie\b|\bmétier|\brepassez|30 degrés|\bmites/i,
      th: /เนื้อผ้า|ตะเข็บ|ย้อม|ขนแกะ|ปั่น|ทอ(?!ง)|เส้นไหม|รีดไฟ|องศา|แมลง/,
      lo: /ເນື້ອຜ້າ|ຕະເຂັບ|ຍ້ອມ|ຂົນແກະ|ປັ່ນ|ຕ່ຳ|ເສັ້ນໄໝ|ລີດໄຟ|ອົງສາ|ແມງໄມ້/,
    },
  },
  shoes: {
    leaves: ['trainers', 'formal-shoes', 'heels', 'sandals'],
    words: {
      'zh-CN': /鞋|楦|地毯上试穿/,
      en: /\bsoles?\b|\binsole|\bfoot (that|bends)|\bupper\b|\bheel|\bcarpet/i,
      fr: /\bsemelle|\bpied (qui|plie)|\bla tige\b|\btalon|\btapis/i,
      th: /รองเท้า|แผ่นรอง|ส้นเท้า|พรม/,
      lo: /ເກີບ|ແຜ່ນຮອງ|ສົ້ນຕີນ|ພົມ/,
    },
  },
  bags: {
    leaves: ['handbags', 'clutches', 'backpacks', 'travel'],
    words: {
      'zh-CN': /防尘袋|内衬|打蜡|上蜡|拉链|缝线|提手|护照/,
      en: /\bdust bag|\blining|\bwaxed|\bzips?\b|\bstitch(ing|ed)\b|\bstrap|\bpassport/i,
      fr: /\bhousse|\bdoublure|\bciré|\bfermetures?\b|\bcoutures réparées|\bbandoulière|\bpasseport/i,
      th: /ถุงกันฝุ่น|ซับใน|แว็กซ์|ซิป|รอยเย็บ|สะพาย|หูหิ้ว|หนังสือเดินทาง/,
      lo: /ຖົງກັນຝຸ່ນ|ຊັບໃນ|ຂີ້ເຜິ້ງ|ຊິບ|ສາຍພາຍ|ຫູຫິ້ວ|ໜັງສືຜ່ານແດນ/,
    },
  },
  jewellery: {
    leaves: ['jewellery'],
    words: {
      'zh-CN': /抛光|抛亮|擦亮/,
      en: /\bpolish/i,
      fr: /\bpoli(e|ssez)?\b/i,
      th: /ขัดเงา/,
      lo: /ຂັດເງົາ/,
    },
  },
  daily: {
    leaves: ['hats', 'eyewear', 'hair', 'clocks', 'umbrellas'],
    words: {
      'zh-CN': /每天早上/,
      en: /\bevery morning/i,
      fr: /\bchaque matin/i,
      th: /ทุกเช้า/,
      lo: /ທຸກເຊົ້າ/,
    },
  },
  devices: {
    leaves: ['headphones', 'radios', 'cameras', 'laptops', 'phones', 'desk', 'gaming', 'studio'],
    words: {
      'zh-CN': /说明书|USB|电池|按键|螺丝|数据线/,
      en: /\bmanual\b|\bUSB|\bbatter|\bscrews?\b|\bset-up\b|\bcontrol\b/i,
      fr: /\bnotice tient|\bUSB|\bbatterie|\bvis\b|\bmise en route|\bcommande\b/i,
      th: /คู่มือมี|USB|แบตเตอรี่|สกรู|ปุ่ม(?!ทอง)/,
      lo: /ຄູ່ມືມີ|USB|ແບັດເຕີຣີ|ສະກູ|ປຸ່ມ/,
    },
  },
  furniture: {
    leaves: ['seating', 'bedroom'],
    words: {
      'zh-CN': /家具|木料|薄涂/,
      en: /\bfurniture|\bthe wood\b|\bgrain\b/i,
      fr: /\bmeubles?\b|\ble bois\b|\bveinage/i,
      th: /เฟอร์นิเจอร์|ลายไม้/,
      lo: /ເຟີນິເຈີ|ລາຍໄມ້/,
    },
  },
  rooms: {
    leaves: ['bedroom', 'lighting', 'wall', 'storage', 'maps'],
    words: {
      'zh-CN': /房间/,
      en: /\b(the|calmer) room\b/i,
      fr: /\bpièce (apaisée|qui)/i,
      th: /ให้ห้อง/,
      lo: /ໃຫ້ຫ້ອງ/,
    },
  },
  plants: {
    leaves: ['plants'],
    words: {
      'zh-CN': /叶|花|茎/,
      en: /\bleaf\b|\bleaves and\b|\bflower|\bstem\b/i,
      fr: /\bfeuilles?\b|\bfleur|\btige par\b/i,
      th: /คัดใบ|ที่ใบ|ดอก/,
      lo: /ຄັດໃບ|ທີ່ໃບ|ດອກ/,
    },
  },
  beauty: {
    leaves: ['lips', 'nails', 'body'],
    words: {
      'zh-CN': /皮肤|肤|色号|成分|配方|开封后/,
      en: /\bskin\b|\bshade you|\beach shade|\bingredient|\bdermatolog|\bof opening/i,
      fr: /\bpeau\b|\bteinte\b|\bcarnation|\bingrédient|\bdermatolog|\bdouze mois/i,
      th: /ผิว(หนัง|ห้า)|เฉดสี|ส่วนผสม|12 เดือน/,
      lo: /ຜິວ(ໜັງ|ຫ້າ)|ເສດສີ|ສ່ວນປະສົມ|12 ເດືອນ/,
    },
  },
  cooking: {
    leaves: ['cookware'],
    words: {
      'zh-CN': /下厨|厨师|铆钉|握柄/,
      en: /\bcooks?\b|\brivet/i,
      fr: /\bcuisin|\brivet/i,
      th: /(ทำ|พ่อ)ครัว|หมุด/,
      lo: /ແຕ່ງກິນ|ພໍ່ຄົວ|ໝຸດ/,
    },
  },
  pottery: {
    leaves: ['teaware', 'cups', 'tableware'],
    words: {
      'zh-CN': /陶|釉|窑/,
      en: /\bclay\b|\bglaze|\bkiln|\bpotter/i,
      fr: /\bargile|\bémaill|\bpotier|\bfour\b/i,
      th: /ดินปั้น|เผา|ช่างปั้น/,
      lo: /ດິນປັ້ນ|ເຜົາ|ຊ່າງປັ້ນ/,
    },
  },
  table: {
    leaves: ['teaware', 'cups', 'tableware', 'glassware'],
    words: {
      'zh-CN': /餐桌|一餐|食物/,
      en: /\btables\b|\bmeal\b|\bmeets food/i,
      fr: /\btables\b|\brepas\b|\baliments\b/i,
      th: /โต๊ะอาหาร|มื้อ|สัมผัสอาหาร/,
      lo: /ໂຕະອາຫານ|ແຕະອາຫານ/,
    },
  },
  food: {
    leaves: ['honey', 'sweets'],
    words: {
      'zh-CN': /产地$|农家|尝|过敏原/,
      en: /\btaste|\bfarms?\b|\ballergen/i,
      fr: /\bgoût|\bfermes?\b|\ballergène/i,
      th: /รสชาติ|ชิม|ภูมิแพ้/,
      lo: /ລົດຊາດ|ຊີມ|ພູມແພ້/,
    },
  },
  sport: {
    leaves: ['balls', 'rackets', 'boxing', 'boards', 'skates'],
    words: {
      'zh-CN': /赛季|俱乐部/,
      en: /\btraining\b|\bclub\b/i,
      fr: /\bentraînement|\bclub\b/i,
      th: /ฤดูกาล|สโมสร/,
      lo: /ລະດູການ|ສະໂມສອນ/,
    },
  },
  outdoors: {
    leaves: ['camping', 'water', 'stars'],
    words: {
      'zh-CN': /向导|周末|外面/,
      en: /\bguides\b|\bweekends\b|\bout of doors/i,
      fr: /\bguides\b|\bweek-ends?\b|\bdehors/i,
      th: /ไกด์|ทุกฤดู|สุดสัปดาห์/,
      lo: /ຜູ້ນຳທາງ|ທ້າຍອາທິດ|ທຸກລະດູ/,
    },
  },
  play: {
    leaves: ['plush', 'wooden', 'robots', 'kites', 'puzzles'],
    words: {
      'zh-CN': /孩子|玩|嘴里/,
      en: /\bchildren|\bmouth\b|\bput down/i,
      fr: /\benfants|\bbouche\b|\blâcher\b/i,
      th: /เด็ก|เข้าปาก/,
      lo: /ເດັກ|ເຂົ້າປາກ/,
    },
  },
  paper: {
    leaves: ['book-sets', 'notebooks'],
    words: {
      'zh-CN': /纸|书脊|内页/,
      en: /\bpaper\b|\bspine\b|\bpages\b/i,
      fr: /\bpapiers?\b|\bpapeterie|\bcahiers\b|\ble dos\b/i,
      th: /กระดาษ|สันเย็บ/,
      lo: /ເຈ້ຍ|ສັນຫຍິບ/,
    },
  },
  colours: {
    leaves: ['pens', 'art'],
    words: {
      'zh-CN': /墨水|颜料/,
      en: /\binks?\b|\bpigment/i,
      fr: /\bencres?\b|\bpigment/i,
      th: /หมึก|เม็ดสี/,
      lo: /ໝຶກ|ເມັດສີ/,
    },
  },
  music: {
    leaves: ['strings', 'wind', 'keys-drums'],
    words: {
      'zh-CN': /演奏|试奏|调好音|乐手/,
      en: /\btuned|\bmusician|\btone stays|\bto be played/i,
      fr: /\baccordé|\bmusicien|\btimbre|\bprêt à jouer/i,
      th: /บรรเลง|ดนตรี|ตั้งเสียง/,
      lo: /ບັນເລງ|ດົນຕີ|ຕັ້ງສຽງ/,
    },
  },
};

const kindsOf = (leaf: string) =>
  Object.entries(VOCABULARIES).filter(([, { leaves }]) => leaves.includes(leaf));

/** One row per product: its sentences, without its name and what is said of this model only. */
const stories = ENTRIES.map((entry) => {
  const { title, text, care, points, crops } = storyOf(entry);
  const texts: Text[] = [
    title,
    text,
    care,
    ...points,
    ...crops.flatMap((crop) => [crop.title, crop.text]),
  ];
  return { name: entry.model.name.en, leaf: entry.model.leaf, texts };
});

describe.each(LANGS)('descriptions (%s)', (lang) => {
  it('use words of their own kind of product', () => {
    const silent = stories.filter(
      ({ leaf, texts }) =>
        !kindsOf(leaf).some(([, { words }]) => texts.some((text) => words[lang].test(text[lang]))),
    );
    expect([...new Set(silent.map(({ name, leaf }) => `${leaf}: ${name}`))]).toEqual([]);
  });

  it('use no words of another kind of product', () => {
    const foreign = stories.flatMap(({ name, leaf, texts }) =>
      Object.entries(VOCABULARIES)
        .filter(([, { leaves }]) => !leaves.includes(leaf))
        .flatMap(([kind, { words }]) =>
          texts
            .filter((text) => words[lang].test(text[lang]))
            .map((text) => `${leaf}: ${name}: ${kind}: ${text[lang]}`),
        ),
    );
    expect([...new Set(foreign)]).toEqual([]);
  });

  it('are of the kind of the product where a category holds several kinds', () => {
    const used = (kind: string) =>
      stories
        .filter(({ texts }) =>
          texts.some((text) => VOCABULARIES[kind]?.words[lang].test(text[lang])),
        )
        .map(({ name }) => name);
    expect(used('pottery')).not.toContain('Lacquered wooden chopsticks');
    expect(used('furniture')).not.toContain('Wood-framed hand mirror');
    expect(used('daily')).not.toContain('Washed baseball cap');
    expect(used('cloth')).not.toContain('Straw hat with silk ribbon');
  });
});

it('rates stores differently, and few of them with all stars', () => {
  const stars = MERCHANTS.map(({ starLevel }) => starLevel);
  expect(new Set(stars).size).toBeGreaterThanOrEqual(3);
  expect(stars.filter((star) => star === 5).length).toBeLessThanOrEqual(stars.length / 3);
  const recommended = MERCHANTS.filter(({ isRecommend }) => isRecommend);
  expect(new Set(recommended.map(({ starLevel }) => starLevel)).size).toBeGreaterThan(1);
});
