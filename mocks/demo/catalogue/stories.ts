import type { Text } from '../../market/model.ts';
import type { StoryName } from './lines.ts';
import { parseText } from '../../market/localised.ts';

/** Description texts by kind of product. */
export interface Story {
  title: Text;
  text: Text;
  points: readonly Text[];
}

function story(title: string, text: string, ...points: string[]): Story {
  return { title: parseText(title), text: parseText(text), points: points.map(parseText) };
}

export const STORIES: Readonly<Record<StoryName, Story>> = {
  wear: story(
    '为常穿而做 | Made to be worn often | Fait pour être porté souvent | ทำมาให้ใส่บ่อย | ເຮັດມາໃຫ້ໃສ່ເລື້ອຍ',
    '我们先挑面料，再画版型。每一批都在同一间工厂裁剪，颜色和尺寸因此稳定。 | We choose the fabric before we draw the shape. Every batch is cut in the same workshop, so colour and size stay the same from one season to the next. | Nous choisissons la matière avant de dessiner la forme. Chaque série est coupée dans le même atelier, si bien que couleurs et tailles restent constantes. | เราเลือกเนื้อผ้าก่อนวาดแบบ ทุกรุ่นตัดในโรงงานเดียวกัน สีและขนาดจึงคงที่ | ພວກເຮົາເລືອກວັດສະດຸກ່ອນແຕ້ມແບບ ທຸກລຸ້ນຕັດໃນໂຮງງານດຽວກັນ ສີ ແລະ ຂະໜາດຈຶ່ງຄືເກົ່າ',
    '拆封前请核对尺码 | Check the size before you remove the label | Vérifiez la taille avant de retirer l’étiquette | ตรวจขนาดก่อนแกะป้าย | ກວດຂະໜາດກ່ອນແກະປ້າຍ',
    '30 度轻柔清洗，阴凉处晾干 | Wash gently at 30 degrees and dry in the shade | Lavage délicat à 30 degrés, séchage à l’ombre | ซักเบาที่ 30 องศา ตากในร่ม | ຊັກເບົາທີ່ 30 ອົງສາ ຕາກໃນຮົ່ມ',
    '附备用纽扣或配件 | A spare button or part is in the box | Un bouton ou une pièce de rechange est fourni | มีกระดุมหรืออะไหล่สำรองให้ | ມີກະດຸມ ຫຼື ອາໄຫຼ່ສຳຮອງໃຫ້',
  ),
  leather: story(
    '陪你走很远的路 | Made to be carried | Fait pour vous suivre | ทำมาให้ใช้ไปได้ไกล | ເຮັດມາໃຫ້ໃຊ້ໄດ້ໄກ',
    '底部打蜡，雨水会滚落。受力处缝三道线，时间久了只会更柔软。 | The base is waxed so that rain beads off, and every point that takes weight is stitched three times. It softens with the years and does not give way. | Le fond est ciré pour que la pluie perle, et chaque point d’effort est cousu trois fois. Il s’assouplit avec les années sans céder. | ก้นเคลือบแว็กซ์ให้น้ำฝนกลิ้งออก จุดรับน้ำหนักเย็บสามชั้น ยิ่งใช้ยิ่งนุ่ม | ກົ້ນເຄືອບຂີ້ເຜິ້ງໃຫ້ນ້ຳຝົນກິ້ງອອກ ຈຸດຮັບນ້ຳໜັກຫຍິບສາມຊັ້ນ ຍິ່ງໃຊ້ຍິ່ງນຸ່ມ',
    '用软布擦拭，避免暴晒 | Wipe with a soft cloth and keep out of strong sun | Essuyez avec un chiffon doux, loin du soleil | เช็ดด้วยผ้านุ่ม เลี่ยงแดดจัด | ເຊັດດ້ວຍຜ້ານຸ່ມ ຫຼີກແດດແຮງ',
    '附防尘袋 | Comes with a dust bag | Livré avec une housse | มาพร้อมถุงกันฝุ่น | ມາພ້ອມຖົງກັນຝຸ່ນ',
    '两年内可免费修补缝线 | Stitching is repaired free for two years | Coutures réparées gratuitement pendant deux ans | ซ่อมตะเข็บฟรี 2 ปี | ສ້ອມຕະເຂັບຟຣີ 2 ປີ',
  ),
  tech: story(
    '开箱即用 | Ready out of the box | Prêt dès la sortie de la boîte | แกะกล่องใช้ได้เลย | ແກະກ່ອງໃຊ້ໄດ້ເລີຍ',
    '说明书只有一页。设置三分钟完成，电池与易损件可以更换。 | The manual is one page long. Set-up takes three minutes, and the battery and the parts that wear can be replaced. | La notice tient sur une page. La mise en route prend trois minutes, et la batterie comme les pièces d’usure se remplacent. | คู่มือมีหน้าเดียว ตั้งค่าใน 3 นาที เปลี่ยนแบตเตอรี่และชิ้นส่วนสึกหรอได้ | ຄູ່ມືມີໜ້າດຽວ ຕັ້ງຄ່າໃນ 3 ນາທີ ປ່ຽນແບັດເຕີຣີ ແລະ ຊິ້ນສ່ວນທີ່ສວຍໄດ້',
    '两年保修 | Two-year guarantee | Garantie deux ans | รับประกัน 2 ปี | ຮັບປະກັນ 2 ປີ',
    '附 USB-C 数据线 | USB-C cable included | Câble USB-C fourni | มีสาย USB-C ให้ | ມີສາຍ USB-C ໃຫ້',
    '包装可回收 | The packaging can be recycled | Emballage recyclable | บรรจุภัณฑ์รีไซเคิลได้ | ບັນຈຸພັນຣີໄຊເຄີນໄດ້',
  ),
  home: story(
    '让房间安静下来 | For a calmer room | Pour une pièce apaisée | ให้ห้องสงบลง | ໃຫ້ຫ້ອງສະຫງົບ',
    '材料来自可追溯的产地，由小型工坊完成。每一件的纹理都略有不同。 | The materials come from places we can name, and small workshops do the rest. No two pieces have quite the same grain. | Les matières viennent de lieux que nous pouvons nommer, de petits ateliers font le reste. Aucune pièce n’a tout à fait la même texture. | วัสดุมาจากแหล่งที่ตรวจสอบได้ ผลิตในโรงงานเล็ก ลวดลายแต่ละชิ้นจึงไม่เหมือนกัน | ວັດສະດຸມາຈາກແຫຼ່ງທີ່ກວດສອບໄດ້ ຜະລິດໃນໂຮງງານນ້ອຍ ລວດລາຍແຕ່ລະຊິ້ນຈຶ່ງບໍ່ຄືກັນ',
    '包装加固，防摔测试 | Packed to survive a fall | Emballage résistant aux chutes | บรรจุกันกระแทก | ບັນຈຸກັນກະແທກ',
    '附多语言说明 | Instructions in five languages | Notice en cinq langues | คู่มือ 5 ภาษา | ຄູ່ມື 5 ພາສາ',
    '避免长时间日晒 | Keep out of long direct sun | Évitez le soleil prolongé | เลี่ยงแดดนาน | ຫຼີກແດດດົນ',
  ),
  care: story(
    '成分写得清楚 | Nothing hidden on the label | Une étiquette sans secret | ส่วนผสมบอกครบ | ບອກສ່ວນປະສົມຄົບ',
    '配方经皮肤科测试，不用动物实验。先在手腕内侧试用，再大面积使用。 | Tested by dermatologists and never on animals. Try a little inside the wrist before the first full use. | Testé par des dermatologues, jamais sur les animaux. Essayez à l’intérieur du poignet avant la première application. | ผ่านการทดสอบโดยแพทย์ผิวหนัง ไม่ทดลองกับสัตว์ ลองที่ข้อมือก่อนใช้ครั้งแรก | ຜ່ານການທົດສອບໂດຍແພດຜິວໜັງ ບໍ່ທົດລອງກັບສັດ ລອງທີ່ຂໍ້ມືກ່ອນໃຊ້ເທື່ອທຳອິດ',
    '开封后十二个月内用完 | Use within twelve months of opening | À utiliser dans les douze mois | ใช้ให้หมดใน 12 เดือน | ໃຊ້ໃຫ້ໝົດໃນ 12 ເດືອນ',
    '存放于阴凉处 | Store in a cool place | À conserver au frais | เก็บในที่เย็น | ເກັບໃນບ່ອນເຢັນ',
    '空瓶可寄回 | Empty containers can be sent back | Les contenants vides peuvent être renvoyés | ส่งบรรจุภัณฑ์เปล่าคืนได้ | ສົ່ງບັນຈຸພັນເປົ່າຄືນໄດ້',
  ),
  kitchen: story(
    '为每天的一餐 | For the meal of every day | Pour le repas de tous les jours | สำหรับมื้อประจำวัน | ສຳລັບອາຫານປະຈຳວັນ',
    '与食物接触的每个表面都经过检测。小批制作，当月发出。 | Every surface that meets food has been tested. Made in small batches and sent out in the same month. | Chaque surface en contact avec les aliments est testée. Petites séries, expédiées dans le mois. | ทุกส่วนที่สัมผัสอาหารผ่านการตรวจ ผลิตทีละน้อย ส่งภายในเดือน | ທຸກສ່ວນທີ່ແຕະອາຫານຜ່ານການກວດ ຜະລິດເທື່ອລະໜ້ອຍ ສົ່ງພາຍໃນເດືອນ',
    '分层防震包装 | Packed in layers against knocks | Emballage en couches antichoc | บรรจุกันกระแทกเป็นชั้น | ບັນຈຸກັນກະແທກເປັນຊັ້ນ',
    '破损七天内补发 | Anything broken is replaced within seven days | Remplacement sous sept jours en cas de casse | แตกเสียหายส่งใหม่ใน 7 วัน | ແຕກເສຍຫາຍສົ່ງໃໝ່ໃນ 7 ມື້',
    '适合送礼，可附卡片 | A fine present, with a card on request | Un beau cadeau, avec carte sur demande | เหมาะเป็นของขวัญ แนบการ์ดได้ | ເໝາະເປັນຂອງຂວັນ ແນບບັດໄດ້',
  ),
  play: story(
    '拿起来就想玩 | Hard to put down | Difficile à lâcher | หยิบแล้ววางไม่ลง | ຈັບແລ້ວບໍ່ຢາກວາງ',
    '由天天使用的人试过，再由我们签收。结实、好修、声音和手感都对。 | Tried by people who use one every day, then signed off by us. Sturdy, easy to mend, and right in the hand. | Essayé par des gens qui s’en servent chaque jour, puis validé par nous. Solide, réparable et agréable en main. | ทดลองโดยคนที่ใช้ทุกวันก่อนเรารับรอง แข็งแรง ซ่อมง่าย จับถนัด | ທົດລອງໂດຍຄົນທີ່ໃຊ້ທຸກມື້ກ່ອນພວກເຮົາຮັບຮອງ ແຂງແຮງ ສ້ອມງ່າຍ ຈັບຖະໜັດ',
    '通过欧盟安全测试 | Passes the European safety tests | Conforme aux normes européennes de sécurité | ผ่านมาตรฐานความปลอดภัยยุโรป | ຜ່ານມາດຕະຖານຄວາມປອດໄພເອີຣົບ',
    '备件可单独购买 | Spare parts are sold separately | Pièces détachées vendues séparément | มีอะไหล่ขายแยก | ມີອາໄຫຼ່ຂາຍແຍກ',
    '附快速入门卡 | Comes with a quick-start card | Livré avec une fiche de prise en main | มีการ์ดเริ่มต้นใช้งาน | ມີບັດເລີ່ມຕົ້ນນຳໃຊ້',
  ),
  desk: story(
    '给慢慢写的人 | For people who write slowly | Pour ceux qui écrivent lentement | สำหรับคนเขียนช้า | ສຳລັບຄົນຂຽນຊ້າ',
    '纸与颜料来自同一家族三代经营的工坊，边角由人工检查。 | Paper and pigments come from workshops run by the same families for three generations, and every corner is checked by eye. | Papiers et pigments viennent d’ateliers familiaux depuis trois générations, et chaque angle est vérifié à l’œil. | กระดาษและสีมาจากโรงงานครอบครัวสามรุ่น ตรวจทุกมุมด้วยตา | ເຈ້ຍ ແລະ ສີມາຈາກໂຮງງານຄອບຄົວສາມລຸ້ນ ກວດທຸກມູມດ້ວຍຕາ',
    '无酸材料，不易泛黄 | Acid-free, so it does not yellow | Sans acide, ne jaunit pas | ปลอดกรด ไม่เหลืองง่าย | ບໍ່ມີກົດ ບໍ່ເຫຼືອງງ່າຍ',
    '硬盒邮寄，不折角 | Posted in a stiff box | Expédié en boîte rigide | ส่งในกล่องแข็ง | ສົ່ງໃນກ່ອງແຂງ',
    '可刻字或烫字 | Can be engraved or stamped with a name | Gravure ou marquage du nom possible | สลักหรือปั๊มชื่อได้ | ສະຫຼັກ ຫຼື ປ້ຳຊື່ໄດ້',
  ),
};
