import type { Lang, Text } from '../../market/model.ts';
import { CATEGORIES, leafIdOf } from './categories.ts';
import type { Entry } from './models.ts';
import { LONG_NAME_ID } from './special.ts';
import { parseText, perLang } from '../../market/localised.ts';

const LONG_NAME_LENGTH = 120;

/** Keywords in the style of merchants, cut to length. */
const LONG_TAIL = parseText(
  [
    '双层四格可微波可机洗上班族学生野餐旅行通用密封防漏保温轻便不串味附筷子勺子与收纳布袋颜色随机节日送礼员工福利团购均可定制刻字支持开发票全国包邮破损补寄售后无忧限时加赠保冷袋与酱料小盒先到先得欢迎咨询客服了解更多搭配方案和批量价格以及门店自提服务并附中英法泰老五种语言说明书',
    'two layers and four compartments, safe in microwave and dishwasher, for office, school, picnics and long train journeys, with chopsticks, spoon and cloth bag',
    'deux étages et quatre compartiments, passe au micro-ondes et au lave-vaisselle, pour le bureau, l’école, les pique-niques et les longs trajets en train',
    'สองชั้นสี่ช่อง เข้าไมโครเวฟและเครื่องล้างจานได้ เหมาะสำหรับที่ทำงาน โรงเรียน ปิกนิก และการเดินทางไกลด้วยรถไฟ พร้อมตะเกียบ ช้อน และถุงผ้าสำหรับพกพาทุกวัน',
    'ສອງຊັ້ນສີ່ຊ່ອງ ເຂົ້າໄມໂຄຣເວບ ແລະ ເຄື່ອງລ້າງຈານໄດ້ ເໝາະສຳລັບຫ້ອງການ ໂຮງຮຽນ ກິນເຂົ້ານອກເຮືອນ ແລະ ການເດີນທາງໄກດ້ວຍລົດໄຟ ພ້ອມໄມ້ຖູ່ ບ່ວງ ແລະ ຖົງຜ້າສຳລັບພົກພາທຸກມື້',
  ].join(' | '),
);

const JOINTS: Record<Lang, string> = { 'zh-CN': ' · ', en: ', ', fr: ', ', th: ' ', lo: ' ' };

function lengthen(name: string, lang: Lang): string {
  const cut = `${name}${JOINTS[lang]}${LONG_TAIL[lang]}`.slice(0, LONG_NAME_LENGTH);
  return cut.trimEnd().padEnd(LONG_NAME_LENGTH, '…');
}

export function buildName({ id, model, line }: Entry): Text {
  return perLang((lang) => {
    const name = `${model.name[lang]}${JOINTS[lang]}${line.name[lang]}`;
    return id === LONG_NAME_ID ? lengthen(name, lang) : name;
  });
}

/** Search words: the product's own name, its leaf and the categories above. */
export function buildKeyword({ model }: Entry): Text {
  const leaf = CATEGORIES.find((category) => category.id === leafIdOf(model.leaf));
  const group = CATEGORIES.find((category) => category.id === leaf?.pid);
  const top = CATEGORIES.find((category) => category.id === group?.pid);
  return perLang((lang) =>
    [model.name, leaf?.name, top?.name].flatMap((text) => (text ? [text[lang]] : [])).join(','),
  );
}
