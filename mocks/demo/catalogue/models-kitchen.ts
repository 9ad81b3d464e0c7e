import { model, type Model } from './model-entry.ts';

export const KITCHEN_MODELS: readonly Model[] = [
  model(
    'teapot',
    { kind: 'ceramic', leaf: 'teaware', merId: 2, price: 4200, options: 'colour', hue: 335 },
    '粗陶茶壶 | Stoneware teapot | Théière en grès | กาน้ำชาสโตนแวร์ | ການ້ຳຊາດິນເຜົາ',
    '容量 900 毫升，出水利落 | Holds 900 ml and pours clean | Contient 900 ml et verse sans goutter | จุ 900 มล. รินไม่หยด | ບັນຈຸ 900 ມລ ຖອກບໍ່ຢົດ',
  ),
  model(
    'hot-beverage',
    { kind: 'ceramic', leaf: 'cups', merId: 2, price: 2260, options: 'cup' },
    '手工咖啡杯 | Handmade coffee cup | Tasse à café faite main | ถ้วยกาแฟทำมือ | ຈອກກາເຟເຮັດມື',
    '杯壁厚，咖啡凉得慢 | Thick walls keep coffee hot for longer | Ses parois épaisses gardent le café chaud | ผนังหนา กาแฟร้อนนาน | ຝາໜາ ກາເຟຮ້ອນດົນ',
  ),
  model(
    'bowl-with-spoon',
    { kind: 'ceramic', leaf: 'tableware', merId: 2, price: 1950, options: 'bowl', skip: [3] },
    '汤碗配勺 | Soup bowl with spoon | Bol à soupe et sa cuillère | ชามซุปพร้อมช้อน | ຖ້ວຍແກງພ້ອມບ່ວງ',
    '可进烤箱与洗碗机 | Safe in the oven and the dishwasher | Va au four et au lave-vaisselle | เข้าเตาอบและเครื่องล้างจานได้ | ເຂົ້າເຕົາອົບ ແລະ ເຄື່ອງລ້າງຈານໄດ້',
  ),
  model(
    'cooking',
    {
      kind: 'accessory',
      story: 'cookware',
      leaf: 'cookware',
      merId: 7,
      price: 5200,
      options: 'pan',
      skip: [1, 3],
    },
    '不粘煎锅 | Non-stick frying pan | Poêle antiadhésive | กระทะเคลือบกันติด | ໝໍ້ຂາງບໍ່ຕິດ',
    '煎蛋不用多放油 | Fries an egg with hardly any oil | Un œuf au plat presque sans huile | ทอดไข่ใช้น้ำมันนิดเดียว | ຈືນໄຂ່ໃຊ້ນ້ຳມັນໜ້ອຍດຽວ',
  ),
  model(
    'kitchen-knife',
    {
      kind: 'tableware',
      story: 'cookware',
      leaf: 'cookware',
      merId: 7,
      price: 6400,
      options: 'blade',
      skip: [1, 2],
    },
    '三德厨刀 | Santoku kitchen knife | Couteau santoku | มีดครัวซันโตกุ | ມີດຄົວຊັນໂຕກຸ',
    '出厂前手工开刃 | Sharpened by hand before it leaves | Affûté à la main avant l’envoi | ลับคมด้วยมือก่อนส่ง | ຝົນຄົມດ້ວຍມືກ່ອນສົ່ງ',
  ),
  model(
    'chopsticks',
    { kind: 'tableware', leaf: 'tableware', merId: 2, price: 900, options: 'none' },
    '漆木筷 | Lacquered wooden chopsticks | Baguettes en bois laqué | ตะเกียบไม้ลงรัก | ໄມ້ຖູ່ໄມ້ທາຮັກ',
    '筷尖有细槽，夹豆腐不滑 | Fine grooves at the tip hold even tofu | De fines rainures tiennent même le tofu | ปลายมีร่อง คีบเต้าหู้ไม่ลื่น | ປາຍມີຮ່ອງ ຄີບເຕົ້າຫູ້ບໍ່ມື່ນ',
  ),
  model(
    'bento-box',
    { kind: 'tableware', leaf: 'tableware', merId: 2, price: 3300, options: 'none', skip: [2] },
    '分格便当盒 | Divided bento box | Boîte à bento compartimentée | กล่องเบนโตะแบ่งช่อง | ກ່ອງເບັນໂຕະແບ່ງຊ່ອງ',
    '密封条可拆，汤汁不漏 | Removable seal, no leaks on the train | Joint amovible, aucune fuite en route | ยางกันรั่วถอดล้างได้ | ຢາງກັນຮົ່ວຖອດລ້າງໄດ້',
  ),
  model(
    'wine-glass',
    { kind: 'tableware', leaf: 'glassware', merId: 2, price: 1500, options: 'none' },
    '手吹葡萄酒杯 | Hand-blown wine glass | Verre à vin soufflé main | แก้วไวน์เป่ามือ | ຈອກເຫຼົ້າແວັງເປົ່າມື',
    '杯口薄，杯脚稳 | A thin rim on a steady foot | Un bord fin sur un pied stable | ขอบบาง ฐานมั่นคง | ຂອບບາງ ຖານໝັ້ນຄົງ',
  ),
  model(
    'honey-pot',
    { kind: 'food', leaf: 'honey', merId: 10, price: 1640, options: 'grams' },
    '龙眼花蜂蜜 | Longan blossom honey | Miel de fleurs de longanier | น้ำผึ้งดอกลำไย | ນ້ຳເຜິ້ງດອກລຳໄຍ',
    '未加热，保留花香 | Never heated, so the blossom stays | Jamais chauffé, pour garder le parfum des fleurs | ไม่ผ่านความร้อน หอมกลิ่นดอกไม้ | ບໍ່ຜ່ານຄວາມຮ້ອນ ຫອມກິ່ນດອກໄມ້',
  ),
  model(
    'moon-cake',
    { kind: 'food', leaf: 'sweets', merId: 10, price: 2400, options: 'cakes', skip: [1] },
    '莲蓉月饼 | Lotus-paste moon cakes | Gâteaux de lune au lotus | ขนมไหว้พระจันทร์ไส้เมล็ดบัว | ເຂົ້າໜົມໄຫວ້ພະຈັນໄສ້ເມັດບົວ',
    '皮薄馅润，少糖 | Thin crust, soft filling, less sugar | Croûte fine, cœur tendre, moins de sucre | แป้งบาง ไส้นุ่ม หวานน้อย | ແປ້ງບາງ ໄສ້ນຸ່ມ ຫວານໜ້ອຍ',
  ),
  model(
    'chocolate-bar',
    { kind: 'food', leaf: 'sweets', merId: 10, price: 640, options: 'cocoa' },
    '单一产地巧克力 | Single-origin chocolate bar | Tablette de chocolat d’origine | ช็อกโกแลตแหล่งเดียว | ຊັອກໂກແລັດແຫຼ່ງດຽວ',
    '可可豆来自一座农园 | Beans from one farm only | Fèves d’une seule plantation | เมล็ดโกโก้จากสวนเดียว | ເມັດໂກໂກ້ຈາກສວນດຽວ',
  ),
];
