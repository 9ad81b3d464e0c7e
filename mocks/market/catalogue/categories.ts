import type { Category } from '../model.ts';
import { iconPicture } from './pictures.ts';
import { five } from './text.ts';

type Leaf = readonly [slug: string, icon: string, name: string];
type Group = readonly [name: string, leaves: readonly Leaf[]];
type Top = readonly [icon: string, name: string, groups: readonly Group[]];

const TREE: readonly Top[] = [
  [
    'dress',
    '服饰 | Fashion | Mode | แฟชั่น | ແຟຊັ່ນ',
    [
      [
        '女装 | Women | Femme | ผู้หญิง | ຜູ້ຍິງ',
        [
          ['dresses', 'dress', '连衣裙 | Dresses | Robes | เดรส | ຊຸດກະໂປງ'],
          ['tops', 't-shirt', '上衣 | Tops | Hauts | เสื้อ | ເສື້ອ'],
          ['coats', 'coat', '大衣 | Coats | Manteaux | เสื้อโค้ท | ເສື້ອຄຸມ'],
          [
            'swimwear',
            'one-piece-swimsuit',
            '泳装 | Swimwear | Maillots de bain | ชุดว่ายน้ำ | ຊຸດລອຍນ້ຳ',
          ],
        ],
      ],
      [
        '裤装 | Trousers | Pantalons | กางเกง | ໂສ້ງ',
        [
          ['jeans', 'jeans', '牛仔裤 | Jeans | Jeans | ยีนส์ | ໂສ້ງຢີນ'],
          ['shorts', 'shorts', '短裤 | Shorts | Shorts | กางเกงขาสั้น | ໂສ້ງຂາສັ້ນ'],
        ],
      ],
      [
        '配饰 | Accessories | Accessoires | เครื่องประดับและของใช้ | ເຄື່ອງປະດັບ',
        [
          [
            'scarves',
            'scarf',
            '围巾手套 | Scarves & gloves | Écharpes et gants | ผ้าพันคอและถุงมือ | ຜ້າພັນຄໍ ແລະ ຖົງມື',
          ],
          ['hats', 'billed-cap', '帽子 | Hats & caps | Chapeaux et casquettes | หมวก | ໝວກ'],
          ['eyewear', 'sunglasses', '眼镜 | Eyewear | Lunettes | แว่นตา | ແວ່ນຕາ'],
          [
            'jewellery',
            'ring',
            '珠宝腕表 | Jewellery & watches | Bijoux et montres | เครื่องเพชรและนาฬิกา | ເຄື່ອງປະດັບ ແລະ ໂມງ',
          ],
        ],
      ],
      [
        '传统服饰 | Traditional dress | Tenues traditionnelles | ชุดพื้นเมือง | ຊຸດພື້ນເມືອງ',
        [
          ['silk', 'sari', '手织丝绸 | Handwoven silk | Soie tissée main | ผ้าไหมทอมือ | ຜ້າໄໝທໍມື'],
          ['kimono', 'kimono', '和服 | Kimono | Kimonos | กิโมโน | ກິໂມໂນ'],
        ],
      ],
    ],
  ],
  [
    'handbag',
    '鞋包 | Shoes & bags | Chaussures et sacs | รองเท้าและกระเป๋า | ເກີບ ແລະ ກະເປົາ',
    [
      [
        '包袋 | Bags | Sacs | กระเป๋า | ກະເປົາ',
        [
          ['handbags', 'handbag', '手提包 | Handbags | Sacs à main | กระเป๋าถือ | ກະເປົາຖື'],
          [
            'clutches',
            'clutch-bag',
            '手拿包与零钱包 | Clutches & purses | Pochettes et porte-monnaie | คลัตช์และกระเป๋าสตางค์ | ກະເປົາໜີບ ແລະ ກະເປົາເງິນ',
          ],
          ['backpacks', 'backpack', '双肩包 | Backpacks | Sacs à dos | เป้สะพายหลัง | ກະເປົາເປ້'],
          [
            'travel',
            'luggage',
            '箱包 | Travel & work bags | Bagages et serviettes | กระเป๋าเดินทางและทำงาน | ກະເປົາເດີນທາງ ແລະ ເຮັດວຽກ',
          ],
        ],
      ],
      [
        '鞋 | Shoes | Chaussures | รองเท้า | ເກີບ',
        [
          ['trainers', 'running-shoe', '运动鞋 | Trainers | Baskets | รองเท้ากีฬา | ເກີບກິລາ'],
          [
            'formal-shoes',
            'mans-shoe',
            '皮鞋 | Leather shoes | Chaussures en cuir | รองเท้าหนัง | ເກີບໜັງ',
          ],
          [
            'heels',
            'high-heeled-shoe',
            '高跟与平底鞋 | Heels & flats | Escarpins et ballerines | ส้นสูงและส้นแบน | ເກີບສົ້ນສູງ ແລະ ສົ້ນແປ',
          ],
          ['sandals', 'thong-sandal', '凉鞋 | Sandals | Sandales | รองเท้าแตะ | ເກີບແຕະ'],
        ],
      ],
    ],
  ],
  [
    'headphone',
    '数码 | Electronics | Électronique | อิเล็กทรอนิกส์ | ເອເລັກໂຕຣນິກ',
    [
      [
        '影音 | Sound & picture | Son et image | เสียงและภาพ | ສຽງ ແລະ ພາບ',
        [
          ['headphones', 'headphone', '耳机 | Headphones | Casques audio | หูฟัง | ຫູຟັງ'],
          ['radios', 'radio', '收音机 | Radios | Radios | วิทยุ | ວິທະຍຸ'],
          ['cameras', 'camera', '相机 | Cameras | Appareils photo | กล้อง | ກ້ອງຖ່າຍຮູບ'],
        ],
      ],
      [
        '电脑与手机 | Computers & phones | Ordinateurs et téléphones | คอมพิวเตอร์และโทรศัพท์ | ຄອມພິວເຕີ ແລະ ໂທລະສັບ',
        [
          ['laptops', 'laptop', '笔记本电脑 | Laptops | Ordinateurs portables | แล็ปท็อป | ແລັບທັອບ'],
          ['phones', 'mobile-phone', '手机 | Phones | Téléphones | โทรศัพท์มือถือ | ໂທລະສັບມືຖື'],
          [
            'desk',
            'keyboard',
            '键鼠 | Keyboards & mice | Claviers et souris | คีย์บอร์ดและเมาส์ | ແປ້ນພິມ ແລະ ເມົາສ໌',
          ],
          ['gaming', 'video-game', '游戏 | Gaming | Jeux vidéo | เกม | ເກມ'],
        ],
      ],
    ],
  ],
  [
    'couch-and-lamp',
    '家居 | Home & living | Maison | บ้านและที่อยู่อาศัย | ເຮືອນ ແລະ ທີ່ຢູ່ອາໄສ',
    [
      [
        '家具 | Furniture | Meubles | เฟอร์นิเจอร์ | ເຟີນິເຈີ',
        [
          [
            'seating',
            'chair',
            '椅与沙发 | Chairs & sofas | Chaises et canapés | เก้าอี้และโซฟา | ຕັ່ງ ແລະ ໂຊຟາ',
          ],
          ['bedroom', 'bed', '卧室 | Bedroom | Chambre | ห้องนอน | ຫ້ອງນອນ'],
        ],
      ],
      [
        '装饰 | Decoration | Décoration | ของตกแต่ง | ເຄື່ອງຕົກແຕ່ງ',
        [
          [
            'lighting',
            'candle',
            '灯与蜡烛 | Lanterns & candles | Lanternes et bougies | โคมไฟและเทียน | ໂຄມໄຟ ແລະ ທຽນ',
          ],
          ['clocks', 'alarm-clock', '钟 | Clocks | Horloges | นาฬิกา | ໂມງ'],
          [
            'wall',
            'framed-picture',
            '墙面与挂饰 | Wall & window | Murs et fenêtres | ของแต่งผนังและหน้าต่าง | ຂອງຕົກແຕ່ງຝາ ແລະ ປ່ອງຢ້ຽມ',
          ],
        ],
      ],
      [
        '花草与收纳 | Plants & storage | Plantes et rangement | ต้นไม้และของเก็บบ้าน | ຕົ້ນໄມ້ ແລະ ຂອງເກັບມ້ຽນ',
        [
          [
            'plants',
            'potted-plant',
            '植物与鲜花 | Plants & flowers | Plantes et fleurs | ต้นไม้และดอกไม้ | ຕົ້ນໄມ້ ແລະ ດອກໄມ້',
          ],
          ['storage', 'basket', '收纳 | Storage | Rangement | ของจัดเก็บ | ຂອງຈັດເກັບ'],
          ['umbrellas', 'umbrella', '雨伞 | Umbrellas | Parapluies | ร่ม | ຄັນຮົ່ມ'],
        ],
      ],
    ],
  ],
  [
    'lipstick',
    '美妆 | Beauty | Beauté | ความงาม | ຄວາມງາມ',
    [
      [
        '彩妆 | Make-up | Maquillage | เครื่องสำอาง | ເຄື່ອງສຳອາງ',
        [
          ['lips', 'lipstick', '唇妆 | Lips | Lèvres | ริมฝีปาก | ຮິມສົບ'],
          ['nails', 'nail-polish', '美甲 | Nails | Ongles | เล็บ | ເລັບ'],
        ],
      ],
      [
        '护理 | Care | Soins | ดูแลผิวและผม | ດູແລຜິວ ແລະ ຜົມ',
        [
          ['body', 'lotion-bottle', '身体护理 | Body care | Soins du corps | ดูแลผิวกาย | ດູແລຜິວກາຍ'],
          [
            'hair',
            'hair-pick',
            '美发剃须 | Hair & shaving | Cheveux et rasage | ผมและการโกน | ຜົມ ແລະ ການແຖ',
          ],
        ],
      ],
    ],
  ],
  [
    'teapot',
    '厨房与茶 | Kitchen & tea | Cuisine et thé | ครัวและชา | ຄົວ ແລະ ຊາ',
    [
      [
        '茶与咖啡 | Tea & coffee | Thé et café | ชาและกาแฟ | ຊາ ແລະ ກາເຟ',
        [
          ['teaware', 'teapot', '茶具 | Teaware | Théières | ชุดน้ำชา | ຊຸດນ້ຳຊາ'],
          ['cups', 'hot-beverage', '杯 | Cups | Tasses | ถ้วย | ຈອກ'],
        ],
      ],
      [
        '餐厨 | Cooking & table | Cuisson et table | ทำอาหารและโต๊ะอาหาร | ເຄື່ອງຄົວ ແລະ ໂຕະອາຫານ',
        [
          [
            'cookware',
            'cooking',
            '锅与刀 | Pans & knives | Poêles et couteaux | กระทะและมีด | ໝໍ້ຂາງ ແລະ ມີດ',
          ],
          [
            'tableware',
            'chopsticks',
            '餐具 | Tableware | Arts de la table | เครื่องใช้บนโต๊ะ | ເຄື່ອງໃຊ້ເທິງໂຕະ',
          ],
          ['glassware', 'wine-glass', '玻璃器皿 | Glassware | Verrerie | เครื่องแก้ว | ເຄື່ອງແກ້ວ'],
        ],
      ],
      [
        '食品 | Pantry | Épicerie | ของกิน | ຂອງກິນ',
        [
          [
            'honey',
            'honey-pot',
            '蜂蜜与果酱 | Honey & preserves | Miels et conserves | น้ำผึ้งและของดอง | ນ້ຳເຜິ້ງ ແລະ ຂອງດອງ',
          ],
          [
            'sweets',
            'chocolate-bar',
            '糕点糖果 | Cakes & sweets | Gâteaux et douceurs | ขนมและของหวาน | ເຂົ້າໜົມ ແລະ ຂອງຫວານ',
          ],
        ],
      ],
    ],
  ],
  [
    'tent',
    '运动户外 | Sports & outdoors | Sport et plein air | กีฬาและกลางแจ้ง | ກິລາ ແລະ ກາງແຈ້ງ',
    [
      [
        '球类与器械 | Games & training | Jeux et entraînement | กีฬาและฝึกซ้อม | ກິລາ ແລະ ຝຶກຊ້ອມ',
        [
          ['balls', 'basketball', '球类 | Balls | Ballons | ลูกบอล | ໝາກບານ'],
          ['rackets', 'tennis', '球拍 | Rackets | Raquettes | ไม้แร็กเกต | ໄມ້ຕີ'],
          ['boxing', 'boxing-glove', '拳击 | Boxing | Boxe | มวย | ມວຍ'],
        ],
      ],
      [
        '轮滑 | Wheels | Glisse urbaine | ล้อและบอร์ด | ລໍ້ ແລະ ກະດານ',
        [
          [
            'boards',
            'skateboard',
            '滑板与滑板车 | Boards & scooters | Planches et trottinettes | สเก็ตบอร์ดและสกู๊ตเตอร์ | ສະເກັດບອດ ແລະ ສະກູດເຕີ',
          ],
          ['skates', 'roller-skate', '轮滑鞋 | Skates | Patins | รองเท้าสเก็ต | ເກີບສະເກັດ'],
        ],
      ],
      [
        '户外 | Outdoors | Plein air | กลางแจ้ง | ກາງແຈ້ງ',
        [
          ['camping', 'tent', '露营 | Camping | Camping | แคมป์ปิ้ง | ແຄັມປິ້ງ'],
          ['water', 'diving-mask', '水上 | On the water | Sports d’eau | กีฬาทางน้ำ | ກິລາທາງນ້ຳ'],
        ],
      ],
    ],
  ],
  [
    'teddy-bear',
    '母婴玩具 | Kids & toys | Enfants et jouets | เด็กและของเล่น | ເດັກ ແລະ ຂອງຫຼິ້ນ',
    [
      [
        '玩具 | Toys | Jouets | ของเล่น | ຂອງຫຼິ້ນ',
        [
          ['plush', 'teddy-bear', '毛绒玩具 | Soft toys | Peluches | ตุ๊กตาผ้า | ຕຸກກະຕາຜ້າ'],
          [
            'wooden',
            'nesting-dolls',
            '木制玩具 | Wooden toys | Jouets en bois | ของเล่นไม้ | ຂອງຫຼິ້ນໄມ້',
          ],
          [
            'robots',
            'robot',
            '科学与机器人 | Science & robots | Sciences et robots | วิทยาศาสตร์และหุ่นยนต์ | ວິທະຍາສາດ ແລະ ຫຸ່ນຍົນ',
          ],
        ],
      ],
      [
        '户外与游戏 | Outdoor & games | Dehors et jeux | เล่นกลางแจ้งและเกม | ຫຼິ້ນກາງແຈ້ງ ແລະ ເກມ',
        [
          [
            'kites',
            'kite',
            '风筝与溜溜球 | Kites & yo-yos | Cerfs-volants et yo-yos | ว่าวและโยโย่ | ວ່າວ ແລະ ໂຢໂຢ',
          ],
          ['puzzles', 'puzzle-piece', '拼图 | Puzzles | Puzzles | จิ๊กซอว์ | ຈິກຊໍ'],
        ],
      ],
    ],
  ],
  [
    'books',
    '图书文具 | Books & paper | Livres et papeterie | หนังสือและเครื่องเขียน | ປຶ້ມ ແລະ ເຄື່ອງຂຽນ',
    [
      [
        '图书 | Books | Livres | หนังสือ | ປຶ້ມ',
        [
          ['book-sets', 'books', '套装书 | Book sets | Coffrets de livres | หนังสือชุด | ປຶ້ມຊຸດ'],
          ['maps', 'world-map', '地图 | Maps | Cartes | แผนที่ | ແຜນທີ່'],
        ],
      ],
      [
        '文具 | Stationery | Papeterie | เครื่องเขียน | ເຄື່ອງຂຽນ',
        [
          ['notebooks', 'notebook', '笔记本 | Notebooks | Carnets | สมุดบันทึก | ປຶ້ມບັນທຶກ'],
          ['pens', 'fountain-pen', '笔 | Pens | Stylos | ปากกา | ປາກກາ'],
          [
            'art',
            'artist-palette',
            '美术用品 | Art supplies | Beaux-arts | อุปกรณ์ศิลปะ | ອຸປະກອນສິລະປະ',
          ],
        ],
      ],
    ],
  ],
  [
    'guitar',
    '音乐爱好 | Music & hobbies | Musique et loisirs | ดนตรีและงานอดิเรก | ດົນຕີ ແລະ ງານອະດິເລກ',
    [
      [
        '乐器 | Instruments | Instruments | เครื่องดนตรี | ເຄື່ອງດົນຕີ',
        [
          ['strings', 'guitar', '弦乐 | Strings | Cordes | เครื่องสาย | ເຄື່ອງສາຍ'],
          ['wind', 'saxophone', '管乐 | Wind | Vents | เครื่องเป่า | ເຄື່ອງເປົ່າ'],
          [
            'keys-drums',
            'drum',
            '键盘与鼓 | Keys & drums | Claviers et percussions | คีย์บอร์ดและกลอง | ຄີບອດ ແລະ ກອງ',
          ],
        ],
      ],
      [
        '爱好 | Hobbies | Loisirs | งานอดิเรก | ງານອະດິເລກ',
        [
          [
            'studio',
            'studio-microphone',
            '录音 | Home studio | Studio maison | สตูดิโอที่บ้าน | ສະຕູດິໂອໃນເຮືອນ',
          ],
          ['craft', 'yarn', '手工 | Craft | Loisirs créatifs | งานฝีมือ | ງານສີມື'],
          ['stars', 'telescope', '观星 | Stargazing | Astronomie | ดูดาว | ເບິ່ງດາວ'],
        ],
      ],
    ],
  ],
];

interface Built {
  categories: Category[];
  leafIds: Map<string, number>;
}

function buildTree(): Built {
  const categories: Category[] = [];
  const leafIds = new Map<string, number>();
  let groupId = 10;
  let leafId = 100;
  TREE.forEach(([icon, name, groups], top) => {
    const topId = top + 1;
    categories.push({
      id: topId,
      pid: 0,
      level: 1,
      name: five(name),
      icon: iconPicture(icon),
      sort: TREE.length - top,
    });
    groups.forEach(([groupName, leaves], group) => {
      groupId += 1;
      categories.push({
        id: groupId,
        pid: topId,
        level: 2,
        name: five(groupName),
        icon: null,
        sort: groups.length - group,
      });
      leaves.forEach(([slug, leafIcon, leafName], leaf) => {
        leafId += 1;
        leafIds.set(slug, leafId);
        categories.push({
          id: leafId,
          pid: groupId,
          level: 3,
          name: five(leafName),
          icon: iconPicture(leafIcon),
          sort: leaves.length - leaf,
        });
      });
    });
  });
  return { categories, leafIds };
}

const built = buildTree();

export const CATEGORIES: readonly Category[] = built.categories;

export function leafIdOf(slug: string): number {
  const id = built.leafIds.get(slug);
  if (id === undefined) throw new Error(`No such leaf category: ${slug}`);
  return id;
}
